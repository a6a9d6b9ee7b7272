const BREAK = /<(?:br|\/p|\/blockquote)\s*\/?>/gi;
/** What services let their visitors write. Anything else in angle brackets is the visitor's own text. */
const TAG = /<\/?(?:a|b|i|em|strong|p|blockquote|span|u|s)(?:\s[^<>]*)?>/gi;
const DECIMAL = /&#(\d{1,7});/g;
const HEX = /&#x([\da-f]{1,6});/gi;
const NAME = /&(amp|lt|gt|quot|apos|nbsp);/gi;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const LAST_CODE = 0x10_ff_ff;

const characterOf = (code: number, written: string): string =>
  code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : written;

/** A text that a service keeps as markup, as its reader sees it. */
export const plainText = (markup: string): string =>
  markup
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '')
    .replaceAll(DECIMAL, (written, digits: string) => characterOf(Number(digits), written))
    .replaceAll(HEX, (written, digits: string) => characterOf(Number.parseInt(digits, 16), written))
    // Last, and once: '&amp;lt;' was written by somebody who wrote '&lt;'.
    .replaceAll(NAME, (written, name: string) => NAMED.get(name.toLowerCase()) ?? written)
    .toWellFormed()
    .trim();
