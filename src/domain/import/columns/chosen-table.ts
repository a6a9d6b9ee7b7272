import { TableDays } from '../cells/table-days.ts';
import { type Cells, columnName, type Table } from '../cells/table.ts';
import type { KnownFile } from '../known-file.ts';
import {
  placesOf,
  SEVERAL,
  type TableChoices,
  type WordMeaning,
  type ColumnRole,
  COLUMN_ROLES,
} from './table-choices.ts';

/** A word of a row, and what it was chosen to mean. */
interface MeantWord {
  readonly word: string;
  /** Undefined where it was not told. */
  readonly meaning: WordMeaning | undefined;
  /** Whether it is of what was done once, and not of all of the title. */
  readonly isOfAction: boolean;
}

/** A table by what was chosen to be in its columns: nothing else of it can be read. */
export interface ChosenTable {
  /** Its columns go by their roles: of those that may be several, with a number behind. */
  readonly table: Table;
  readonly statesIn: (cells: Cells) => readonly MeantWord[];
  readonly kindIn: (cells: Cells) => MeantWord | undefined;
}

/** What trackers call the column of what was done, where each row is one of it. */
const ACTION = 'action';

/** The names of the columns of a role that may be several. */
export const namesOf = (role: ColumnRole): readonly string[] =>
  Array.from({ length: SEVERAL[role] ?? 1 }, (_, at) => (at === 0 ? role : `${role}${at}`));

const meaningsOf = ({ columns }: TableChoices, place: number): ReadonlyMap<string, WordMeaning> =>
  new Map(columns[place]?.words);

const actionsIn = ({ header }: Table, named: readonly (readonly [string, number])[]): ReadonlySet<string> =>
  new Set(named.flatMap(([name, place]) => (columnName(header[place] ?? '') === ACTION ? [name] : [])));

export const chosenTable = ({ table, days }: KnownFile, choices: TableChoices): ChosenTable => {
  const named = COLUMN_ROLES.flatMap((role) => {
    const places = placesOf(choices, role);
    return namesOf(role).flatMap((name, at) => (places[at] === undefined ? [] : [[name, places[at]] as const]));
  });
  const meanings = new Map(named.map(([name, place]) => [name, meaningsOf(choices, place)]));
  const actions = actionsIn(table, named);
  const meant = (cells: Cells, name: string): MeantWord | undefined => {
    const word = cells(name);
    return word === '' ? undefined : { word, meaning: meanings.get(name)?.get(word), isOfAction: actions.has(name) };
  };
  return {
    table: { ...table, columns: new Map(named), days: new TableDays(days, choices.dateOrder) },
    statesIn: (cells) => namesOf('state').flatMap((name) => meant(cells, name) ?? []),
    kindIn: (cells) => meant(cells, 'kind'),
  };
};
