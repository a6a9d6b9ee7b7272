import { textOf } from './json-fields.ts';
import { plainCellText } from './plain-cell-text.ts';

/** The first films are of that year. */
const FIRST = 1870;
const LAST = 2199;

/** At the beginning, or of a date that a spreadsheet has turned round. */
const YEAR = /^[([]?(\d{4})|[-/. ](\d{4})(?![\d-])/;

/** The year that a cell has; undefined for '0001' and other years that stand for an unknown one. */
export const readYear = (value: unknown): number | undefined => {
  const [, first, last] = YEAR.exec(plainCellText(textOf(value))) ?? [];
  const year = Number(first ?? last);
  return year >= FIRST && year <= LAST ? year : undefined;
};
