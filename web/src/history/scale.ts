/** Scale: where values stand in a chart. */

/** The way from the values of a chart to its picture. */
export interface Scale {
  readonly x: (number: number) => number;
  readonly y: (value: number) => number;
  /** Round values between the least and the greatest, for lines across the chart. */
  readonly marks: readonly number[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LINES = 4; // across a chart, about

/** The smallest of 1, 2 and 5 with any number of zeros that is not less; whole, as all that is counted. */
function round(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, step)));
  return power * ([1, 2, 5, 10].find((one) => one * power >= step) ?? 10);
}

/** A chart that has room for all numbers and all values; nothing is always on it. */
export function scaled(last: number, values: readonly number[], box: Box): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const step = round((most - least) / LINES);
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  return {
    x: (number) => box.left + ((box.right - box.left) * number) / Math.max(1, last),
    y: (value) => box.bottom - ((box.bottom - box.top) * (value - from)) / (to - from),
    marks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step),
  };
}

/** Values as a line that goes on as it is until something changes. */
export function path(numbers: readonly number[], values: readonly number[], { x, y }: Scale): string {
  let drawn = "";
  for (const [at, number] of numbers.entries()) {
    const value = values[at] ?? 0;
    if (at === 0) drawn = `M${tidy(x(number))} ${tidy(y(value))}`;
    else if (value !== values[at - 1]) drawn += `H${tidy(x(number))}V${tidy(y(value))}`;
  }
  return numbers.length > 1 ? `${drawn}H${tidy(x(numbers.at(-1) ?? 0))}` : drawn;
}

const tidy = (length: number): number => Math.round(length * 10) / 10;

/** What is counted at a moment: at the last of the numbers that is not after it. */
export function indexAt(numbers: readonly number[], moment: number): number {
  return Math.max(
    0,
    numbers.findLastIndex((number) => number <= moment),
  );
}
