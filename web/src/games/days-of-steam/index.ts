/** Days of Steam, as it is drawn. */
import type { Drawing } from "../../table/drawing";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import type { Components, View } from "./types";

const seen = ["square", "rotation"];
const drawing: Drawing<View, Components> = { Board, Mat, Aside, Picture, seen, secrets: true, Score, outline };

export default drawing;
