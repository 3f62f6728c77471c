/** Ranking: options by what they bring. */
import type { Option } from "../server/types";

/** What an option brings a seat more than all others together. */
function worth(option: Option, seat: number | null): readonly [number, number] {
  const gains = option.gains ?? [];
  const mine = seat === null ? 0 : (gains[seat] ?? 0);
  return [mine, mine - gains.reduce((sum, one) => sum + one, 0)];
}

/** The option that brings the seat most first; of equal ones, that which brings others least. */
export function sorted(options: readonly Option[], seat: number | null): readonly Option[] {
  if (!options.some((option) => option.gains)) return options;
  return options
    .map((option) => ({ option, worth: worth(option, seat) }))
    .sort((one, other) => other.worth[0] - one.worth[0] || other.worth[1] - one.worth[1])
    .map(({ option }) => option);
}
