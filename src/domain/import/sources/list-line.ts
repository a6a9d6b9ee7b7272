import { plainNameText, readName, type ReadName } from '../cells/read-name.ts';
import { STARS } from '../cells/read-rating.ts';
import { readYear } from '../cells/read-year.ts';

/** What is written behind a title: so many of so many. */
interface WrittenRating {
  readonly value: number;
  /** Absent where only the other lines can tell. */
  readonly best?: number;
}

/** What a line of a list says. */
export type PlainLine =
  | (ReadName & {
      readonly kind: 'title';
      /** Its year is in brackets, as only titles have it. */
      readonly isDated: boolean;
      readonly rating?: WrittenRating;
    })
  | { readonly kind: 'unreadable'; readonly text: string };

/** What people number and mark the lines of a list with. */
const BULLET =
  /^(?:[•·▪]\s*|[-+*•·▪▫◦‣●○■□►▶→➤»>–—✓✔✗✘☐☑☒]\s+|\p{Extended_Pictographic}\s*|\d\u20E3\s*|\d{1,4}\.?[.)]\s+|\d{1,3}[.)](?=\p{Lu})|\d{1,3}\s*[-–—]\s+|[Nn][or]\.?\s?\d{1,4}[.:)]\s+|\d{1,4}\t+|(?:#|№\s?)\d{1,4}[.:)]?\s+|\[[ xX✓✔]?\]\s+)+/u;
/** Headings, rules, fences and the lines between the rows of a Markdown table are no lines of the list. */
const NO_LINE = /^(?:#{1,6}\s.*|(?:[-=*_~|:+]\s*){3,}|```.*)?$/;
const MARKDOWN_LINK = /\[([^[\]]+)\]\((?:https?:\/\/|www\.|\/)[^()\s]*(?:\s"[^"]*")?\)/g;
const EMPHASIS = /(\*\*\*|\*\*|__|~~|\*|_|`)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;
const OUTER_PIPES = /^\||\|$/g;

const LINK = /:\/\/|\bwww\.\S/;
const BRACKETS = /[([][^()[\]]*[)\]]/g;
/** 'Dust Parade, 1968', 'Dust Parade - 1957', and what stands between the cells of a table. */
const YEAR_BEHIND = /^(.*\S)(?:,\s*|\s+[-–—|/]\s+|\s*[\t;]\s*)(\d{4})(?!\d)(.*)$/su;
/** What may come behind a year: nothing, or what is clearly no part of the name. */
const REMARK = /^(?:[-–—:|,;.*•(["“\t]|https?:|www\.|tt\d|$)/u;
/** '(1968) Dust Parade', '1968 - Dust Parade'. */
const YEAR_BEFORE = /^(?:[([](\d{4})[)\]]|(\d{4})\s+[-–—])\s+(\S.*)$/su;
/** Behind a rating that says of how many it is. */
const REMARK_ON_RATING = /(?<=[\d%★⭐½☆✩)\]])\s+[-–—(].*$/su;
const SCORE =
  /^[-–—:|,;\s([]*(?:(\d{1,3}(?:[.,]\d+)?)\s*(?:\/\s*(10|5|100)|(%))|([★⭐]+)(½)?[☆✩]*|(\d{1,2}(?:[.,]\d)?))(?:\s*stars?)?[)\].,;|\s]*$/iu;
/** Behind a name without a year a number alone is a part of it, but for one in square brackets. */
const SCORED =
  /^(.*[^\s\-–—:|,;([])[\s\-–—:|,;([]+(?<!\d,)(\d{1,3}(?:[.,]\d+)?\s*\/\s*(?:10|5|100)|\d{1,3}\s?%|[★⭐]+½?[☆✩]*)[)\]\s]*$|^(.*\S)\s*\[(\d{1,2}(?:[.,]\d)?)\]$/su;
const BEST_PERCENT = 100;

/** No name without a year is as long, and none with one. */
const LONGEST = 100;
const LONGEST_DATED = 250;
/** Code, markup, logs and headings. */
const NO_NAME =
  /[;{}:]$|^(?:<|\/\/|\/\*|\*\/|@\w+\()|=>|\w\(\)|\s(?:={1,3}|:=|\+=)\s|\s\|\s|^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|^\d\d:\d\d:\d\d|\b(?:INFO|WARN|ERROR|DEBUG)\b/;

const ratingIn = (text: string): WrittenRating | undefined => {
  const [, value, of, percent, stars, half, bare] =
    SCORE.exec(text) ?? SCORE.exec(text.replace(REMARK_ON_RATING, '')) ?? [];
  if (stars !== undefined) return { value: stars.length + (half ? 1 / 2 : 0), best: STARS };
  const number = Number((value ?? bare)?.replace(',', '.'));
  if (Number.isNaN(number)) return undefined;
  if (percent) return { value: number, best: BEST_PERCENT };
  return { value: number, ...(of !== undefined && { best: Number(of) }) };
};

const titleOf = (read: ReadName, isDated: boolean, behind = ''): PlainLine => {
  const rating = ratingIn(behind);
  return { kind: 'title', ...read, isDated, ...(rating && { rating }) };
};

/** A name with its year in brackets, the last that are of a year, and what comes behind. */
const datedIn = (text: string): PlainLine | undefined => {
  for (const { 0: brackets, index } of [...text.matchAll(BRACKETS)].toReversed()) {
    const end = index + brackets.length;
    const behind = text.slice(end).trim();
    const read = readName(text.slice(0, end));
    if (REMARK.test(behind) || ratingIn(behind)) {
      const isUnknown = /^.000\d.$/.test(brackets);
      if (read.year !== undefined || isUnknown) return titleOf(read, !isUnknown, behind);
    }
  }
  return undefined;
};

const yearBehindIn = (text: string): PlainLine | undefined => {
  const [, name, digits, behind = ''] = YEAR_BEHIND.exec(text) ?? [];
  const year = readYear(digits);
  if (name === undefined || year === undefined || !(REMARK.test(behind.trim()) || ratingIn(behind))) return undefined;
  return titleOf({ ...readName(name), year }, false, behind);
};

const yearBeforeIn = (text: string): PlainLine | undefined => {
  const [, inBrackets, digits, name] = YEAR_BEFORE.exec(text) ?? [];
  const year = readYear(inBrackets ?? digits);
  return name === undefined || year === undefined
    ? undefined
    : titleOf({ ...readName(name), year }, inBrackets !== undefined);
};

const nameIn = (text: string): PlainLine | undefined => {
  if (text.length > LONGEST || LINK.test(text) || NO_NAME.test(text)) return undefined;
  const [, scored, score, named, number = ''] = SCORED.exec(text) ?? [];
  const name = scored ?? named;
  return name === undefined ? titleOf(readName(text), false) : titleOf(readName(name), false, score ?? number);
};

/** Stars as people type them. */
const TYPED_STARS = /(?<=\s)\*{3,5}$/;

const bare = (line: string): string =>
  plainNameText(line)
    // What makes an emoji of a star.
    .replaceAll('\uFE0F', '')
    .trim()
    .replace(TYPED_STARS, (stars) => '★'.repeat(stars.length))
    .replace(BULLET, '')
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(EMPHASIS, '$2')
    .replaceAll(OUTER_PIPES, '')
    .trim();

/** What a line of a list says; undefined for one that says nothing (product.md, Import: plain list). */
export const readLine = (line: string): PlainLine | undefined => {
  if (NO_LINE.test(line.trim())) return undefined;
  const text = bare(line.slice(0, LONGEST_DATED * 2));
  if (text === '') return undefined;
  const dated = datedIn(text) ?? yearBehindIn(text) ?? yearBeforeIn(text);
  const read =
    dated?.kind === 'title' && dated.name.length <= LONGEST_DATED && !LINK.test(dated.name) ? dated : nameIn(text);
  return read ?? { kind: 'unreadable', text };
};
