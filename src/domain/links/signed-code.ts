/** A whole number as one that is not negative: 0, -1, 1, -2, 2 … become 0, 1, 2, 3, 4 … */
export const toUnsigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

export const toSigned = (code: number): number => (code % 2 === 0 ? code / 2 : -(code + 1) / 2);
