import type { MediaType } from '../../title.ts';
import { decodeEntities } from './plain-text.ts';
import { readYear } from './read-year.ts';

/** A title's name, and what else stands in it. */
export interface ReadName {
  readonly name: string;
  readonly year?: number;
  /** As in 'Nine Dials (2024 TV series)'. */
  readonly media_type?: MediaType;
}

const KIND =
  'tv|mini|series|serie|série|show|telefilm|film|movie|short|special|documentary|original|anime|uk|usa?|de|von|di|of|from|aus';
const LAST_BRACKETS = /^(.*\S)\s*(?:\(([^()]*)\)|\[([^[\]]*)\])$/su;
/** '1968', '2019–2023', '2019-', and words for its kind around it, or who made it. */
const YEAR_IN_BRACKETS = new RegExp(
  `^(?:[^,]*,\\s*)?(?:(?:${KIND})[\\s,:-]*)*(\\d{4})(?:\\s*[-–—/]\\s*(?:\\d{2,4}|present|[ivx]{1,4})?)?(?:年|\\s*г\\.?)?(?:[\\s,:-]*(?:${KIND}))*(?:,\\s*[^,]*)?$`,
  'iu',
);
const IS_FILM = /\b(?:telefilm|film|movie)\b/i;
const IS_SHOW = /\b(?:tv|series|serie|série|show|mini)\b/iu;
/** As services differ by a year. */
const YEARS_APART = 1;
/** What is written where the year is unknown. */
const UNKNOWN_YEAR = /^000[01]$/;

/** Lists that are sorted by name have it so: 'Tin Admiral, The'. */
const ARTICLE_BEHIND =
  /^(.*\S), (the|an?|le|la|les|l['’]|un|une|der|die|das|ein|eine|el|los|las|il|lo|gli|i|o|os|as|de|het|den|det|en)$/iu;

const inOrder = (name: string): string => {
  const [, rest, article = ''] = ARTICLE_BEHIND.exec(name) ?? [];
  return rest === undefined ? name : `${article}${/['’]$/u.test(article) ? '' : ' '}${rest}`;
};

const kindOf = (words: string): MediaType | undefined => {
  if (IS_FILM.test(words)) return 'movie';
  return IS_SHOW.test(words) ? 'tv' : undefined;
};

const MOST_DECODED = 2;
/** Of more, only the beginning is a name. */
const LONGEST = 1_000;

const OF_JSON = /\\u([\da-f]{4})/gi;
/** Databases and JSON write a quote so. */
const QUOTE = /\\(?=['"])/g;
const OF_ADDRESS = /(?:%[\da-f]{2}){1,200}/gi;

const ofAddress = (codes: string): string => {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
};

/** What programs write for a character, decoded: JSON's '\u0027', '\'' and '%27' of addresses. What is none of these stays. */
const decodeEscapes = (text: string): string =>
  text
    .replaceAll(OF_JSON, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(QUOTE, '')
    .replaceAll(OF_ADDRESS, ofAddress);

/** As its reader sees it. Tables that went through a page have entities of entities, and no title has any. */
const decoded = (written: string): string => {
  let name = written.slice(0, LONGEST);
  for (let count = 0; count < MOST_DECODED; count += 1) name = decodeEntities(name);
  return plainNameText(decodeEscapes(name)).normalize().trim();
};

/** The year that brackets have, as far as it is known; undefined where they have none, or another than the file says. */
const yearIn = (brackets: string, own: number | undefined): { readonly year?: number } | undefined => {
  const digits = YEAR_IN_BRACKETS.exec(brackets.trim())?.[1] ?? '';
  const year = readYear(digits);
  if (year === undefined) return UNKNOWN_YEAR.test(digits) ? {} : undefined;
  return own === undefined || Math.abs(own - year) <= YEARS_APART ? { year } : undefined;
};

/**
 * A title's name without what services and people write into it (product.md, Import: names in files).
 * @param own the year that the file says elsewhere: another one in the name may be a part of it
 */
export const readName = (written: string, own?: number): ReadName => {
  const whole = decoded(written);
  const [, name = '', round, square] = LAST_BRACKETS.exec(whole) ?? [];
  const brackets = round ?? square ?? '';
  const said = yearIn(brackets, own);
  if (!said) return { name: inOrder(whole) };
  const media_type = kindOf(brackets);
  return { name: inOrder(name), ...said, ...(media_type && { media_type }) };
};

/** Marks of direction and the like. Joiners stay: some scripts need them. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const WIDE_BRACKETS = /（([^（）]*)）/g;
const CURLY_YEAR = /\{(\d{4})\}/g;

/** A name, or a line with one, without what is not seen, and with its year in round brackets where it is in others. */
export const plainNameText = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(WIDE_BRACKETS, ' ($1)').replaceAll(CURLY_YEAR, '($1)');
