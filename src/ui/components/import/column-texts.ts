import type { DateOrder } from '#domain/import/cells/written-day.ts';
import {
  COLUMN_ROLES,
  WORD_MEANINGS,
  type ColumnRole,
  type WordMeaning,
} from '#domain/import/columns/table-choices.ts';
import type { Option } from '../form/options.ts';

const ROLE_TEXTS: Readonly<Record<ColumnRole, string>> = {
  title: 'Title',
  originaltitle: 'Original title',
  year: 'Year',
  kind: 'Movie or show',
  tmdb: 'Number of TMDB',
  imdb: 'Number of IMDb',
  tvdb: 'Number of TheTVDB',
  season: 'Season',
  episode: 'Episode',
  seen: 'Day seen',
  finished: 'Day finished',
  lastseen: 'Day seen last',
  timesseen: 'How much or how often seen',
  added: 'Day added',
  rated: 'Day rated',
  rating5: 'Rating out of 5',
  rating10: 'Rating out of 10',
  rating20: 'Rating out of 20',
  rating100: 'Rating out of 100',
  note: 'Note',
  list: 'List',
  position: 'Place in the list',
  state: 'Seen or to be seen',
};

const MEANING_TEXTS: Readonly<Record<WordMeaning, string>> = {
  seen: 'Seen',
  'to-see': 'To be seen',
  liked: 'Favorite',
  nothing: 'Says nothing',
  movie: 'Movie',
  tv: 'Show',
  either: 'May be either',
  episode: 'Episode',
  'left-out': 'Left out',
};

/** 'none' for a column that is not read. */
export const ROLES: readonly Option<ColumnRole | 'none'>[] = [
  { value: 'none', label: 'Not read' },
  ...COLUMN_ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role] })),
];

const optionsOf = (meanings: readonly WordMeaning[]): readonly Option<WordMeaning>[] =>
  meanings.map((meaning) => ({ value: meaning, label: MEANING_TEXTS[meaning] }));

/** What words may mean in a column that has words. */
export const MEANINGS: Readonly<Record<keyof typeof WORD_MEANINGS, readonly Option<WordMeaning>[]>> = {
  state: optionsOf(WORD_MEANINGS.state),
  kind: optionsOf(WORD_MEANINGS.kind),
};

/** Neither is chosen beforehand (product.md, Import: date order). */
export const DATE_ORDERS: readonly Option<DateOrder | 'open'>[] = [
  { value: 'open', label: 'Choose' },
  { value: 'day-first', label: 'The day' },
  { value: 'month-first', label: 'The month' },
];
