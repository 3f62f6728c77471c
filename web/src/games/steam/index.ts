/** Steam: its map, mats and what lies beside it. */
import type { Drawing } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import type { Box, SteamLook, View } from "./types";

const progress = ({ view }: SteamLook): string => text.say("draw-steam-turn", { turn: view.turn, turns: view.turns });
const seen = ["hex", "rotation", "route"];
const steam: Drawing<View, Box> = { Board, Mat, Aside, Picture, Score, seen, secrets: false, progress, outline };

export default steam;
