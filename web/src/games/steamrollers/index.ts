/** SteamRollers as it is drawn. */
import type { Drawing } from "../../table/drawing";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import { progress, type Pieces, type View } from "./position";
import Score from "./Score.svelte";

const seen = ["hex", "track"];
const drawing: Drawing<View, Pieces> = { Board, Mat, Aside, Picture, Score, seen, secrets: false, progress, outline };

export default drawing;
