/** Steam: its map, mats and what lies beside it. */
import type { Drawing } from "../../table/drawing";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import type { Box, View } from "./types";

const steam: Drawing<View, Box> = { Board, Mat, Aside, Picture, secrets: false, outline };

export default steam;
