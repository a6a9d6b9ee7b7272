import type { ReactNode } from 'react';

interface Line {
  readonly label: string;
  readonly value: ReactNode;
}

/** The lines that say something: unknown values are left out, and 0 is unknown. */
export const knownLines = (lines: readonly Line[]): readonly Line[] => lines.filter(({ value }) => Boolean(value));
