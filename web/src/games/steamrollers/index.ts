/** SteamRollers as it is drawn. */
import type { Drawing } from "../../table/drawing";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { outline } from "./outline";
import Picture from "./Picture.svelte";
import type { Pieces, View } from "./position";

const drawing: Drawing<View, Pieces> = { Board, Mat, Aside, Picture, secrets: false, outline };

export default drawing;
