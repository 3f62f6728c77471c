/** Cubes in words. */
import { text } from "../../text/catalogue.svelte";

/** So many of each colour, as a list. */
export function cubesInWords(counts: readonly number[], colours: readonly string[]): string {
  const parts = counts.flatMap((many, colour) =>
    many > 0 ? [text.say("draw-steam-cubes", { many, colour: text.name("colour", colours[colour] ?? "") })] : [],
  );
  return parts.length > 0 ? parts.join(", ") : text.say("draw-steam-no-cubes");
}
