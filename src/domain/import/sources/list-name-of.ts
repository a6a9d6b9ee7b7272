import type { KnownFile } from '../known-file.ts';
import type { ListId } from '../lists-apart.ts';

/** What browsers and systems put around the name of a file that is there already, in the languages they speak. */
const COPY = 'copy|kopie|copie|copia|cópia|kopia|kopi|kopio|kópia|копия|副本|コピー';
const COPY_ENDS: readonly RegExp[] = [
  // A longer number is a year or part of a name: 'Films (2024)', 'Top (100)'.
  /\s?\([1-9]\d?\)$/u,
  new RegExp(`\\s[-–—]\\s(?:${COPY})$`, 'iu'),
  // In small letters: 'Carbon Copy' is a name.
  new RegExp(`\\s(?:${COPY})(?:\\s[1-9]\\d?)?$`, 'u'),
  new RegExp(`^(?:${COPY})\\s(?:of|von|de|di|van|av|af|z)\\s`, 'iu'),
];

/** What services call their downloads, as words in lower case with single spaces. */
const DOWNLOADS: readonly RegExp[] = [
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})$/,
  /^(?:ls|ur)\d{6,}$/,
  /^(?:imdb )?(?:ratings?|lists?|exports?|check ?ins?|downloads?|data|titles?|file)$/,
  /^(?:imdb|tmdb|csv)$/,
];
/** Behind a download's name, and not a name of its own: the day of the download, and the numbers that browsers and systems give. */
const DOWNLOADED = /^(?:\d{1,2}|\d{4}|\d{8})$/;

const withoutNumbers = (words: readonly string[]): string =>
  words.slice(0, words.findLastIndex((word) => !DOWNLOADED.test(word)) + 1).join(' ');

/** The name without what says that it is a copy, unless nothing else is left. */
const withoutCopies = (title: string): string => {
  const end = COPY_ENDS.find((each) => each.test(title));
  const bare = end ? title.replace(end, '').trim() : '';
  return bare === '' ? title : withoutCopies(bare);
};

const isDownload = (title: string): boolean => {
  const name = title.toLowerCase();
  const words = name.replaceAll(/[\s_.-]+/gu, ' ').trim();
  return DOWNLOADS.some((each) => [name, words, withoutNumbers(words.split(' '))].some((text) => each.test(text)));
};

/**
 * The list that a file is, where its name says so (product.md, Import: IMDb): the name that a service gives its own downloads says
 * nothing, and that of the watchlist that it is the watchlist. Any other is a name: '2024', '007'.
 */
export const listNameOf = ({ title }: KnownFile): string | undefined => {
  const name = withoutCopies(title.replaceAll('_', ' ').trim());
  return name === '' || /watch ?-?list/i.test(name) || isDownload(name) ? undefined : name;
};

/**
 * What tells a list from others of its name, where each is a file of its own.
 * @param service what else tells it, behind the name of its service: letters in front of a colon
 * @param at which of the files it is: two that were chosen may have one name
 */
export const listFileId = (service: string, { title, isChosen }: KnownFile, at: number): ListId => ({
  key: `${service}\u0000${title}${isChosen ? `\u0000${at}` : ''}`,
  file: isChosen ? 'chosen' : 'packed',
});
