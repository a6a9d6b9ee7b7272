import type { DateOrder } from '../cells/written-day.ts';
import type { Row } from '../parsed-file.ts';

/** What a column of a table may have, in the order in which it is offered (product.md, Import: columns). */
export const COLUMN_ROLES = [
  'title',
  'originaltitle',
  'year',
  'kind',
  'tmdb',
  'imdb',
  'tvdb',
  'season',
  'episode',
  'seen',
  'finished',
  'lastseen',
  'timesseen',
  'added',
  'rated',
  'rating5',
  'rating10',
  'rating20',
  'rating100',
  'note',
  'list',
  'position',
  'state',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** So many columns of a table may have these; any other one column. */
export const SEVERAL: Partial<Readonly<Record<ColumnRole, number>>> = { originaltitle: 3, state: 3 };

/** What a word may mean in a column that has words. */
export const WORD_MEANINGS = {
  state: ['seen', 'to-see', 'liked', 'nothing', 'left-out'],
  kind: ['movie', 'tv', 'either', 'episode', 'left-out'],
} as const;
export type WordMeaning = (typeof WORD_MEANINGS)[keyof typeof WORD_MEANINGS][number];

export const DAY_ROLES: readonly ColumnRole[] = ['seen', 'finished', 'lastseen', 'added'];

export interface ColumnChoice {
  /** Absent where the column is not read. */
  readonly role?: ColumnRole;
  /** What its words mean: each is there once. What is not there is left out where it stands for a state, and else says nothing. */
  readonly words?: readonly (readonly [word: string, meaning: WordMeaning])[];
}

/** What is read of a table: exactly this. */
export interface TableChoices {
  /** For each column of the header. */
  readonly columns: readonly ColumnChoice[];
  /** Absent where its days do not need it. */
  readonly dateOrder?: DateOrder;
}

/** What a visitor has said of a table: its columns, or that it is no matter. */
export type TableAnswer = TableChoices | 'left-out';

/** A column as it is shown. */
export interface ShownColumn {
  /** As the file has it; a column without a name cannot be chosen. */
  readonly name: string;
  /** What is in it, each once: the first of them. */
  readonly words: readonly string[];
  /** A day in it that can be read in two ways, where it has days; else empty. */
  readonly openDay: string;
}

/** A table of which nobody knows what its columns have. */
export interface UnknownTable {
  /** The same for all tables that have this header. */
  readonly key: string;
  readonly fileNames: readonly string[];
  readonly columns: readonly ShownColumn[];
  /** The first of them. */
  readonly rows: readonly Row[];
  /** What can be told, or was chosen for the same header before. */
  readonly choices: TableChoices;
}

/** The columns that have a role, in the order of the header. */
export const placesOf = ({ columns }: TableChoices, role: ColumnRole): readonly number[] =>
  columns.flatMap((column, at) => (column.role === role ? [at] : []));

/** With a column's role. Another that had it, and may not have it beside this one, is not read any more. */
export const withRole = (choices: TableChoices, at: number, choice: ColumnChoice): TableChoices => {
  const { role } = choice;
  const others = role === undefined ? [] : placesOf(choices, role).filter((place) => place !== at);
  const kept = new Set(role === undefined ? [] : others.slice(0, (SEVERAL[role] ?? 1) - 1));
  const columns = choices.columns.map((column, place) => {
    if (place === at) return choice;
    return others.includes(place) && !kept.has(place) ? {} : column;
  });
  return { ...choices, columns };
};

/** Whether titles can be told by what is chosen. */
export const namesTitles = (choices: TableChoices): boolean =>
  (['title', 'tmdb', 'imdb', 'tvdb'] as const).some((role) => placesOf(choices, role).length > 0);

/** A day that is chosen to be read, and that can be read in two ways; empty where there is none. */
export const openDayIn = ({ columns: shown }: Pick<UnknownTable, 'columns'>, { columns }: TableChoices): string =>
  columns
    .map(({ role }, at) => (role && DAY_ROLES.includes(role) ? (shown[at]?.openDay ?? '') : ''))
    .find((day) => day !== '') ?? '';

/** What was chosen before: of words that were not there what can be told. */
export const rememberedChoices = (
  { columns, choices }: UnknownTable,
  before: readonly ColumnChoice[],
): TableChoices => ({
  columns: columns.map(({ words }, at) => {
    const [told, { role, words: meant = [] } = {}] = [choices.columns[at], before[at]];
    if (role !== 'state' && role !== 'kind') return role ? { role } : {};
    const known = new Map([...(told?.role === role ? (told.words ?? []) : []), ...meant]);
    return {
      role,
      words: words.flatMap((word) => (known.has(word) ? [[word, known.get(word) ?? 'left-out'] as const] : [])),
    };
  }),
});
