import { textOf } from './json-fields.ts';
import { plainCellText } from './plain-cell-text.ts';

/** '3', '003', '3.0', '3.', '#3', 'No. 3', '3rd', '3 / 10': what a list numbers its titles by, with what people write around it. */
const POSITION = /^(?:#|n(?:o|r)?[.°º]|№)? ?(-?\d{1,9}(?:[.,]\d{1,9})?)(?:[.)°ºª]|st|nd|rd|th|e|er|[/] ?\d{1,9})?$/i;

/** The place of a title on a list; undefined where there is none that can be read (product.md, Import: stated order). */
export const readPosition = (value: unknown): number | undefined => {
  const [, digits] = POSITION.exec(plainCellText(textOf(value)).replace(' /', '/')) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};
