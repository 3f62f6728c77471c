/** Amounts: how more and less than nothing are written. */

/** An amount with a real minus. */
export const plain = (amount: number): string => String(amount).replace("-", "−");

/** A gain or a loss, with its sign. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : plain(amount));
