/** Device: whether one goes round among people who hide something from each other. */
import type { TableInfo } from "../server/types";
import type { Drawing } from "./drawing";

/** Whether nothing of a seat may be seen until who sits there says that they look. */
export function goesRound(info: TableInfo | null, drawn: Pick<Drawing, "secrets"> | null): boolean {
  return info?.phase === "running" && info.yours.length > 1 && drawn?.secrets === true;
}
