/** Drawing: what a game gives to the table so that it can be seen, touched and read aloud. */
import type { Component } from "svelte";

import type { AnyView, SeatInfo, Told, Words } from "../server/types";
import type { Choice, Given } from "./choice.svelte";

/** Everything there is to see at a moment. */
export interface Look<View extends AnyView = AnyView, Components = unknown> {
  readonly view: View;
  readonly components: Components;
  readonly words: Words;
  readonly seats: readonly SeatInfo[];
  /** As which seat one looks; null for an onlooker. */
  readonly seat: number | null;
  /** What was told last, to be shown in motion. */
  readonly news: readonly Told[];
}

export interface Props<View extends AnyView = AnyView, Components = unknown> {
  readonly look: Look<View, Components>;
  /** The decision in the making: light up what it `can`, mark what it `has`, `touch` what is clicked. */
  readonly choice: Choice;
}

export interface MatProps<View extends AnyView = AnyView, Components = unknown> extends Props<View, Components> {
  /** Whose mat it is. */
  readonly owner: number;
}

/** A thing of the board in words: for the keyboard, and for those who listen. */
export interface Item {
  readonly id: string;
  /** What it is and how it stands, in the language that is spoken. */
  readonly label: string;
  readonly items?: readonly Item[];
  /** The answers that touching it gives. */
  readonly touch?: Given;
}

export interface Drawing<View extends AnyView = AnyView, Components = unknown> {
  /** What lies in the middle of the table. */
  readonly Board: Component<Props<View, Components>>;
  /** What one player has before them. */
  readonly Mat: Component<MatProps<View, Components>>;
  /** What lies beside the board: decks, displays, tracks, auctions. */
  readonly Aside: Component<Props<View, Components>>;
  /** A small picture of the game for its card. */
  readonly Picture: Component;
  /** The fields whose answers are seen on the board before anything is done. */
  readonly seen: readonly string[];
  /** Whether seats have secrets, so that a device is passed with care. */
  readonly secrets: boolean;
  /** How far the game has come, such as its turn; "" if there is nothing to say. */
  progress?(look: Look<View, Components>): string;
  /** How the points at the end came about, one player after another. */
  readonly Score?: Component<Props<View, Components>>;
  /** The board as a tree. */
  outline(look: Look<View, Components>): readonly Item[];
}
