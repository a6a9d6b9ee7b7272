import { textOf } from './fields.ts';

/** The first films are of that year. */
const FIRST = 1870;
const LAST = 2199;

/** The year that a cell begins with; undefined for '0001' and other years that stand for an unknown one. */
export const readYear = (value: unknown): number | undefined => {
  const year = Number(/^\d{4}/.exec(textOf(value))?.[0]);
  return year >= FIRST && year <= LAST ? year : undefined;
};
