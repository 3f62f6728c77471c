/** Volldampf, to be seen, touched and read aloud. */
import type { Drawing } from "../../table/drawing";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import type { Box, View } from "./scene";

const drawing: Drawing<View, Box> = { Board, Mat, Aside, Picture, secrets: true, outline };

export default drawing;
