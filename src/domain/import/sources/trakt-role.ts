import type { Fields } from '../../fields.ts';
import { fieldsOf, hasField, textOf } from '../cells/fields.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTime } from '../cells/read-time.ts';
import type { Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';

/** Lists are told apart by the file's name alone. Exports until 2025 have folders where later ones have hyphens. */
const FAVORITES = 'favorites';
const LIST = /(?:^|[-/])list-(\d+)-(.+)$/s;
const ENDING = '.json';
/** What is hidden from the calendar or from the progress is only out of the visitor's way there. */
const HIDDEN = /hidden[-/]/;

const isHiddenFromAdvice = (path: string): boolean => {
  const at = path.search(HIDDEN);
  return at >= 0 && path.includes('recommend', at);
};

/** Whether a file has the shows that the visitor has dropped, or taken off what is next. */
export const isOfGivenUp = ({ path }: KnownFile): boolean => {
  const at = path.search(HIDDEN);
  return at >= 0 && (path.includes('progress', at) || path.includes('dropped', at));
};

/** Trakt's number of the list that a file has, and the list's name as an address has it. */
export const traktListOf = ({ path }: KnownFile): { readonly id: string; readonly slug: string } | undefined => {
  if (!path.endsWith(ENDING)) return undefined;
  const [, id, slug] = LIST.exec(path.slice(0, -ENDING.length)) ?? [];
  return id === undefined || slug === undefined ? undefined : { id, slug };
};

/** A time of viewing: of a show it is that of an episode, whether the entry names it or not. */
const viewing =
  (field: string) =>
  (entry: Fields): Partial<Statement> => {
    const time = readTime(entry[field]) ?? null;
    return hasField(entry, 'movie') ? { seenAt: time } : { lastSeenAt: time };
  };

const ROLES: readonly (readonly [field: string, (entry: Fields, file: KnownFile) => Partial<Statement>])[] = [
  ['watched_at', viewing('watched_at')],
  ['last_watched_at', viewing('last_watched_at')],
  ['rated_at', (entry) => ({ rating: readRating(entry['rating']) })],
  ['hidden_at', (entry, { path }) => (isHiddenFromAdvice(path) ? { hiddenAt: readTime(entry['hidden_at']) } : {})],
  ['comment', (entry) => ({ note: textOf(fieldsOf(entry['comment'])['comment']) })],
  ['note', (entry) => ({ note: textOf(fieldsOf(entry['note'])['notes']) })],
  [
    'listed_at',
    (entry, file) => {
      const since = readTime(entry['listed_at']) ?? null;
      return file.fileName.includes(FAVORITES) ? { likedAt: since } : { listedAt: since };
    },
  ],
];

/** The field that says it. A time that is null is one that is not known, where no other field says what the entry is. */
const roleFieldOf = (entry: Fields): string | undefined => {
  const fields = ROLES.map(([field]) => field).filter((field) => Object.hasOwn(entry, field));
  const isAlone = fields.length === 1 && !hasField(entry, 'collected_at');
  return fields.find((field) => hasField(entry, field)) ?? (isAlone ? fields[0] : undefined);
};

/** What an entry says of its title. Nothing, where it is only owned, begun or talked of. */
export const traktRole = (entry: Fields, file: KnownFile): Partial<Statement> => {
  const said = roleFieldOf(entry);
  return ROLES.find(([field]) => field === said)?.[1](entry, file) ?? {};
};
