import { charactersOf } from '../library/names/text-length.ts';
import type { Box, DrawnText, Font, Ink, Measure } from './drawing.ts';

/** What has no room in a line, and what would turn the letters of others. */
const INVISIBLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A text as one line of letters. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();

/** In its own direction within another text. */
export const isolated = (text: string): string => `\u2068${cleanText(text)}\u2069`;

const ISOLATED = /\u2068[^\u2069]*(?:\u2069|$)/gu;

/** By its first letter, as a page does it: one of a name that is isolated says nothing of the words around it. */
export const isRightToLeft = (text: string): boolean => {
  const letter = LETTER.exec(text.replaceAll(ISOLATED, ' ')) ?? LETTER.exec(text);
  return RIGHT_TO_LEFT.test(letter?.[0] ?? '');
};

/** How many of the first characters fit. */
const fitting = (characters: readonly string[], fits: (text: string) => boolean): number => {
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(characters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
};

interface Room {
  readonly font: Font;
  readonly width: number;
  readonly measure: Measure;
}

/** The text, or as much of its beginning as there is room for, with '…'. */
export const ellipsized = (text: string, { font, width, measure }: Room): string => {
  if (measure(text, font) <= width) return text;
  const characters = charactersOf(text);
  const isShort = (start: string) => measure(`${start.trimEnd()}…`, font) <= width;
  return `${characters.slice(0, fitting(characters, isShort)).join('').trimEnd()}…`;
};

export interface FittedLine {
  readonly text: string;
  readonly font: Font;
}

interface ToFitInLine extends Omit<Room, 'font'> {
  readonly font: Omit<Font, 'size'>;
  /** From the largest to the smallest. */
  readonly sizes: readonly [number, ...number[]];
}

/** One line in the largest size that fits, else in the smallest one with '…'. Spacing is that of a size of 1. */
export const fittedLine = (text: string, { font: plain, sizes, width, measure }: ToFitInLine): FittedLine => {
  const fonts = sizes.map((size): Font => ({ ...plain, size, spacing: (plain.spacing ?? 0) * size }));
  const font = fonts.find((each) => measure(text, each) <= width) ?? fonts.at(-1) ?? { ...plain, size: sizes[0] };
  return { text: ellipsized(text, { font, width, measure }), font };
};

/** A word in pieces, none wider than the room; one character at least in each. */
const pieces = (word: string, { font, width, measure }: Room): readonly string[] => {
  const found: string[] = [];
  let rest = charactersOf(word);
  while (rest.length > 0) {
    const count = Math.max(
      1,
      fitting(rest, (text) => measure(text, font) <= width),
    );
    found.push(rest.slice(0, count).join(''));
    rest = rest.slice(count);
  }
  return found;
};

interface Wrapped {
  readonly lines: readonly string[];
  /** Whether a word was cut apart. */
  readonly isCut: boolean;
}

/** A text in lines, as many as it takes. */
const wrapped = (text: string, room: Room): Wrapped => {
  const { font, width, measure } = room;
  const lines: string[] = [];
  let isCut = false;
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && measure(longer, font) <= width) {
      lines[lines.length - 1] = longer;
      continue;
    }
    const parts = pieces(word, room);
    isCut ||= parts.length > 1;
    lines.push(...parts);
  }
  return { lines, isCut };
};

/** A line of the size of 1 is so high, and its letters so high above the baseline and deep below it. */
const LEADING = 1.12;
const ASCENT = 0.8;
const DESCENT = 0.25;

export interface Fitted {
  readonly lines: readonly string[];
  readonly font: Font;
  /** From the top of the first line's letters to the end of the last one's. */
  readonly height: number;
}

interface ToFit {
  readonly font: Omit<Font, 'size'>;
  /** From the largest to the smallest. */
  readonly sizes: readonly [number, ...number[]];
  readonly box: Pick<Box, 'width' | 'height'>;
  readonly measure: Measure;
}

const heightOf = (count: number, size: number): number => ((count - 1) * LEADING + ASCENT + DESCENT) * size;

/** The text in the largest size in which it fits without a word being cut apart; else in the smallest one, with '…' where that is not enough. */
export const fitted = (text: string, { font: plain, sizes, box, measure }: ToFit): Fitted => {
  const whole = cleanText(text);
  const fontOf = (size: number): Font => ({ ...plain, size, spacing: (plain.spacing ?? 0) * size });
  for (const size of sizes) {
    const font = fontOf(size);
    const { lines, isCut } = wrapped(whole, { font, width: box.width, measure });
    const height = heightOf(lines.length, size);
    if (!isCut && height <= box.height) return { lines, font, height };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const room = { font: fontOf(size), width: box.width, measure };
  const { lines } = wrapped(whole, room);
  const most = Math.max(1, Math.floor((box.height / size - ASCENT - DESCENT) / LEADING) + 1);
  const kept = lines.slice(0, most);
  // The text goes on: its last line is cut where there is room for '…' no more.
  if (lines.length > most) kept[most - 1] = ellipsized(`${kept[most - 1]} ${lines[most]}`, room);
  return { lines: kept, font: room.font, height: heightOf(kept.length, size) };
};

/** Lines of text in a place, at its left, or at its right where the text goes from right to left. */
export const textBlock = (
  { lines, font }: Fitted,
  { x, y, width }: Omit<Box, 'height'>,
  ink: Ink,
): readonly DrawnText[] => {
  const rightToLeft = isRightToLeft(lines.join(' '));
  return lines.map((text, at) => ({
    kind: 'text',
    text,
    font,
    ink,
    x: rightToLeft ? x + width : x,
    y: y + (ASCENT + at * LEADING) * font.size,
    end: rightToLeft ? 'right' : 'left',
    isRightToLeft: rightToLeft,
  }));
};
