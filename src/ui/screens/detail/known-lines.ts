import type { ReactNode } from 'react';

interface Line {
  readonly label: string;
  readonly value: ReactNode;
}

/** The lines with a known value. A value of 0 counts as unknown. */
export const knownLines = (lines: readonly Line[]): readonly Line[] => lines.filter(({ value }) => Boolean(value));
