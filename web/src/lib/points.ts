// Points as people write them.

/** A number with a real minus instead of a hyphen. */
export const points = (number: number): string => String(number).replace("-", "−");

/** What is won or lost: with a plus for a gain. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : points(number));

/** The totals of all sides: “120 : −20”. */
export const scoreLine = (totals: readonly number[]): string => totals.map(points).join(" : ");
