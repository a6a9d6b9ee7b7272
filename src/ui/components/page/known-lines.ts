import type { CreditLine } from './credit-lines.tsx';

/** The lines with a known value. A value of 0 counts as unknown. */
export const knownLines = (lines: readonly CreditLine[]): readonly CreditLine[] =>
  lines.filter(({ value }) => Boolean(value));
