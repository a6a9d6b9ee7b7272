import { nameKey } from '../../text/name-key.ts';
import { type ColumnHint, idColumn } from '../cells/column-names.ts';
import { plainCellText } from '../cells/plain-cell-text.ts';
import { bareRating, readRating, UNRATED } from '../cells/read-rating.ts';
import { readTime } from '../cells/read-time.ts';
import { titleTypeOf } from '../cells/read-title-type.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { columnName, headingHint } from '../cells/table.ts';
import { writtenDayIn } from '../cells/written-day.ts';
import type { Row } from '../parsed-file.ts';
import { namedRole } from '../sources/named-role.ts';
import {
  type ColumnChoice,
  type ColumnRole,
  SEVERAL,
  type TableChoices,
  WORD_MEANINGS,
  type WordMeaning,
} from './table-choices.ts';

/** What is known of a table before anybody has said anything. */
export interface TableFacts {
  readonly header: Row;
  /** What is in each of its columns, each once: none of it is empty. */
  readonly words: readonly (readonly string[])[];
  /** The name of its file. */
  readonly title: string;
}

interface ColumnFacts {
  readonly heading: string;
  readonly hint: ColumnHint;
  readonly words: readonly string[];
  readonly hints: ReadonlySet<ColumnHint | undefined>;
  readonly title: string;
}

const isAnswered = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => readYesNo(word) !== undefined);
const isDay = (word: string): boolean =>
  readTime(word) !== undefined || writtenDayIn(plainCellText(word)) !== undefined;
const FIGURE = /^-?\d{1,3}(?:[.,]\d+)?$/;
const areFigures = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => FIGURE.test(plainCellText(word)));

/** What trackers and people call where a title is, without case, accents and spaces. */
const STATES: ReadonlyMap<string, WordMeaning> = new Map(
  (
    [
      [
        'to-see',
        `watchlist towatch tosee planned planning plantowatch plannedtowatch plantosee wanttowatch wanttosee wishlist watchlater unwatched
         notwatched notseen unseen notstarted queued backlog pending merkliste vorgemerkt geplant avoir porver pendiente davedere aver`,
      ],
      [
        'seen',
        `watched watch rewatched rewatch scrobble checkin seen viewed completed complete finished done history gesehen beendet
         abgeschlossen vu termine visto terminado guardato completato assistido concluido`,
      ],
      ['liked', 'favorite favorites favourite favourites liked loved favoriten favoris favorito preferito'],
    ] as const
  ).flatMap(([meaning, words]) => words.split(/\s+/).map((word) => [word, meaning] as const)),
);
const stateOf = (word: string): WordMeaning | undefined => STATES.get(nameKey(word).replaceAll(' ', ''));

const BEST_OF_ANY = 100;
/** Whose scale is never of five stars. */
const OF_TEN = /10|user|your|score/i;
/** The scale of a column: above ten only where most of its ratings are, for one may be mistyped. */
const ratingRole = (words: readonly string[], heading = ''): ColumnRole | undefined => {
  const rated = words.filter((word) => !UNRATED.test(word));
  const figures = rated.map(bareRating).filter((figure) => figure > 0 && figure <= BEST_OF_ANY);
  if (figures.length === 0)
    return rated.length === 0 || rated.some((word) => readRating(word)) ? 'rating10' : undefined;
  if (figures.filter((figure) => figure > 10).length * 2 > figures.length)
    return figures.every((figure) => figure <= 20) ? 'rating20' : 'rating100';
  return figures.every((figure) => figure <= 5) && !OF_TEN.test(heading) ? 'rating5' : 'rating10';
};

const isRating = (word: string): boolean =>
  UNRATED.test(word) || bareRating(word) > 0 || readRating(word) !== undefined;
/** The worst grade where 1 is the best one: which of them a column has nobody can tell. */
const WORST_GRADE = 6;

/** 'Note' is a grade in some languages, and a text in others. */
const noteRole = (words: readonly string[], isRated: boolean): ColumnRole | undefined => {
  const figures = words.filter((word) => !UNRATED.test(word));
  if (figures.length === 0 || !figures.every(isRating)) return 'note';
  const isAnyGrade = figures.every((word) => bareRating(word) > 0 && bareRating(word) <= WORST_GRADE);
  return isRated || isAnyGrade ? undefined : ratingRole(words);
};

const dateRole = ({ hints, title }: ColumnFacts): ColumnRole | undefined => {
  const named = namedRole({ title });
  if (named?.seenAt !== undefined || hints.has('episode')) return 'seen';
  return named?.listedAt === undefined ? undefined : 'added';
};

/** 7.8 is no number of a title, but what others gave it. */
const FRACTION = /^\d{1,2}[.,]\d*[1-9]$/;
const OF_SERVICES: readonly (readonly [RegExp, ColumnRole])[] = [
  [/(?<![a-z\d])tt\d{5,12}(?!\d)/i, 'imdb'],
  [/(?:tmdb|moviedb)[^\d]{1,20}\d/i, 'tmdb'],
  [/tvdb[^\d]{1,30}\d/i, 'tvdb'],
];

const stateRole = (words: readonly string[]): ColumnRole | undefined =>
  areFigures(words) || words.some((word) => stateOf(word) !== undefined) ? 'state' : undefined;
const shelfRole = (words: readonly string[]): ColumnRole | undefined =>
  stateRole(words) ?? (words.some((word) => titleTypeOf(word).media_type) ? 'kind' : undefined);

/** Whether a title is out, and not what the visitor did with it. */
const RELEASED = /^(?:released|ended|returning series|cancell?ed|in production|post production|rumou?red)$/i;

/** Hints that only what is in a column makes a role of. */
const ROLES: Partial<Readonly<Record<ColumnHint, (facts: ColumnFacts) => ColumnRole | undefined>>> = {
  movie: ({ words, hints }) => (hints.has('title') && isAnswered(words) ? 'kind' : 'title'),
  show: ({ words }) => (isAnswered(words) ? 'kind' : 'title'),
  ismovie: () => 'kind',
  isshow: () => 'kind',
  rating: ({ words, heading }) => ratingRole(words, heading),
  noteorrating: ({ words, hints }) => noteRole(words, hints.has('rating')),
  state: ({ words }) => (words.some((word) => RELEASED.test(word)) ? undefined : 'state'),
  watched: ({ words }) => {
    if (words.some((word) => Number(word) > 1)) return 'timesseen';
    return words.some(isDay) && !isAnswered(words) ? 'seen' : 'state';
  },
  liked: () => 'state',
  towatch: () => 'state',
  shelf: ({ words }) => shelfRole(words),
  list: ({ words }) => (areFigures(words) || (words[0] && words.every(stateOf)) ? 'state' : 'list'),
  number: ({ hints }) => (hints.has('season') && !hints.has('episode') ? 'episode' : 'position'),
  date: dateRole,
  id: ({ words }) => OF_SERVICES.find(([pattern]) => words.some((word) => pattern.test(word.slice(0, 500))))?.[1],
};
const OF_IDS: ReadonlySet<ColumnHint> = new Set(['tmdb', 'imdb', 'tvdb']);

const roleOf = (facts: ColumnFacts): ColumnRole | undefined => {
  const { hint, words } = facts;
  if (OF_IDS.has(hint) && words.some((word) => FRACTION.test(plainCellText(word)))) return undefined;
  const judge = ROLES[hint];
  return judge ? judge(facts) : (hint as ColumnRole);
};

type Meanings = (word: string, words: readonly string[]) => WordMeaning;

const kindOf: Meanings = (word) => {
  const { media_type, reason } = titleTypeOf(word);
  return media_type ?? (reason === undefined ? 'either' : reason === 'episode' ? 'episode' : 'left-out');
};

/** Codes are those of a service: only where there is no more than 0 and 1 do they answer whether a title was seen. */
const stateMeaning: Meanings = (word, words) => {
  const known = stateOf(word);
  if (known || !words.every((each) => /^[01](?:[.,]0)?$/.test(plainCellText(each)))) return known ?? 'left-out';
  return plainCellText(word).startsWith('1') ? 'seen' : 'to-see';
};

const answers =
  (yes: WordMeaning, no: WordMeaning, otherwise: Meanings): Meanings =>
  (word, words) => {
    const answer = readYesNo(word);
    return answer === undefined ? otherwise(word, words) : answer ? yes : no;
  };

const MEANINGS: Partial<Readonly<Record<ColumnHint, Meanings>>> = {
  liked: answers('liked', 'nothing', stateMeaning),
  towatch: answers('to-see', 'left-out', stateMeaning),
  watched: answers('seen', 'to-see', stateMeaning),
  movie: answers('movie', 'tv', kindOf),
  ismovie: answers('movie', 'tv', kindOf),
  show: answers('tv', 'movie', kindOf),
  isshow: answers('tv', 'movie', kindOf),
};

/** So many words of a column are told: one that has more is no column of words. */
export const WORDS_AT_MOST = 20;

/** A column as a role has it: with what its words mean, as far as that can be told. */
export const suggestedColumn = (
  role: ColumnRole | undefined,
  heading: string,
  words: readonly string[],
): ColumnChoice => {
  if (role === undefined) return {};
  if (role !== 'state' && role !== 'kind') return { role };
  const [hint, others] = [headingHint(heading), role === 'state' ? stateMeaning : kindOf];
  const possible: readonly WordMeaning[] = WORD_MEANINGS[role];
  const told = words.slice(0, WORDS_AT_MOST).map((word) => {
    const meaning = hint && MEANINGS[hint]?.(word, words);
    return [word, meaning && possible.includes(meaning) ? meaning : others(word, words)] as const;
  });
  return { role, words: told };
};

/** What is likelier to be told comes first: the name of a show and its numbers before those of its episodes. */
const orderOf = (heading: string, hint: ColumnHint | undefined, isOfEpisodes: boolean): number => {
  if (isOfEpisodes && hint === 'show') return 0;
  if (isOfEpisodes && idColumn(columnName(heading))?.isOfShow) return 0;
  return hint === 'title' ? 1 : 2;
};

/** A name alone is the name. */
const named = (columns: readonly ColumnChoice[]): readonly ColumnChoice[] => {
  const [first] = columns.flatMap(({ role }, at) => (role === 'originaltitle' ? [at] : []));
  if (first === undefined || columns.some(({ role }) => role === 'title')) return columns;
  return columns.with(first, { role: 'title' });
};

/** What can be told of a table's columns by their names and by what is in them (product.md, Import: columns). */
export const suggestedChoices = ({ header, words, title }: TableFacts): TableChoices => {
  const hints = header.map(headingHint);
  const all = new Set(hints);
  const isOfEpisodes = all.has('episode') || (all.has('season') && all.has('number'));
  const order = header
    .map((heading, at) => ({ heading, hint: hints[at], own: words[at] ?? [], at }))
    .toSorted((a, b) => orderOf(a.heading, a.hint, isOfEpisodes) - orderOf(b.heading, b.hint, isOfEpisodes));
  const columns: ColumnChoice[] = header.map(() => ({}));
  for (const { heading, hint, own, at } of order) {
    const role = hint && roleOf({ heading, hint, words: own, hints: all, title });
    const taken = columns.filter((column) => column.role === role).length;
    if (role && taken < (SEVERAL[role] ?? 1)) columns[at] = suggestedColumn(role, heading, own);
  }
  return { columns: named(columns) };
};
