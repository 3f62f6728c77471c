/** Days and spans as the chosen language writes them. */
import { text } from "../text/catalogue.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 3 May 2026 */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(text.language, { dateStyle: "medium" }).format(moment);
}

/** 10 minutes, 4 hours */
export function lasting(seconds: number): string {
  const [count, unit] = seconds % HOUR === 0 ? [seconds / HOUR, "hour"] : [seconds / MINUTE, "minute"];
  return new Intl.NumberFormat(text.language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(count);
}
