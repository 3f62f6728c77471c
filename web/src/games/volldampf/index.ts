/** Volldampf, to be seen, touched and read aloud. */
import type { Drawing } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import type { Box, View } from "./scene";
import Score from "./Score.svelte";

const drawing: Drawing<View, Box> = {
  Board,
  Mat,
  Aside,
  Picture,
  Score,
  seen: ["route"],
  secrets: true,
  progress: ({ view }) => text.say("draw-volldampf-progress", { round: view.round }),
  outline,
};

export default drawing;
