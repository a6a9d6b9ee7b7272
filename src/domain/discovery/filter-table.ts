import { readId } from '../addresses/read-id.ts';
import { readWithin } from '../addresses/read-within.ts';

/** A filter as an address has it, and as a field has it whose options are texts. */
export interface Filter<Value> {
  /** The names of its parameters; most have one. */
  readonly params: readonly string[];
  /** Takes a text for each parameter; undefined for what is no value. */
  readonly read: (...texts: readonly string[]) => Value | undefined;
  /** A text for each parameter; what is empty is left out. */
  readonly write: (value: Value) => readonly string[];
}

/** What each filter of a table asks for. */
export type ValuesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Filter<infer Value> ? Value : never;
};

type FilterTable<Values> = { readonly [Name in keyof Values]: Filter<Values[Name]> };

/** Those that are on. */
type Asked<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

type Read<Value> = (text: string) => Value | undefined;

/** Written as it is. */
const plain = <Value extends number | string>(param: string, read: Read<Value>): Filter<Value> => ({
  params: [param],
  read: (text = '') => read(text),
  write: (value) => [`${value}`],
});

/** Both bounds are included. */
const within = (param: string, min: number, max: number): Filter<number> => plain(param, readWithin(min, max));

/** How many ids one filter has at most. */
export const FILTER_IDS_MAX = 20;

/** Each once, in their order. What comes after the first few is not even looked at: an address may be of any length. */
const readIds: Read<readonly number[]> = (text) => {
  const ids = text.split(',', 10 * FILTER_IDS_MAX).map(readId);
  const read = [...new Set(ids.filter((id) => id !== undefined))].slice(0, FILTER_IDS_MAX);
  return read.length > 0 ? read : undefined;
};

/** 0 to 10, with at most two decimals. */
const readRating: Read<number> = (text) =>
  /^\d{1,2}(?:\.\d{1,2})?$/.test(text) && Number(text) <= 10 ? Number(text) : undefined;

/** Filters with one parameter, by the kind of their values. */
export const filterOf = {
  within,
  /** The provider's. */
  rating: (param: string) => plain(param, readRating),
  year: (param: string) => within(param, 1_000, 9_999),
  /** At most a day of them. */
  minutes: (param: string) => within(param, 1, 1_440),
  ids: (param: string): Filter<readonly number[]> => ({
    params: [param],
    read: (text = '') => readIds(text),
    write: (ids) => [ids.join(',')],
  }),
  id: (param: string) => plain(param, readId),
  code: (param: string, isKnown: (text: string) => boolean) =>
    plain(param, (text) => (isKnown(text) ? text : undefined)),
  yesOrNo: (param: string): Filter<boolean> => ({
    params: [param],
    read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    write: (value) => [value ? 'yes' : 'no'],
  }),
};

/** The text of a value, as a field has it; empty where there is none. */
export const filterText = <Value>({ write }: Filter<Value>, value: Value | undefined): string =>
  value === undefined ? '' : write(value).join();

/** In the order of the table. */
export const filterNames = <Table extends object>(table: Table): readonly (keyof Table)[] =>
  Object.keys(table) as (keyof Table)[];

/** What is made of each filter by its entry in a table of all, in the order of that table. */
export const eachFilter = <Values, Table extends { readonly [Name in keyof Values]: unknown }, Made>(
  table: Table,
  filters: Asked<Values>,
  make: <Name extends keyof Values>(entry: Table[Name], asked: Values[Name] | undefined, name: Name) => Made,
): readonly Made[] =>
  (filterNames(table) as readonly (keyof Values)[]).map((name) => make(table[name], filters[name], name));

/** The same of those that are on. */
export const eachOn = <Values, Table extends { readonly [Name in keyof Values]: unknown }, Made>(
  table: Table,
  filters: Asked<Values>,
  make: <Name extends keyof Values>(entry: Table[Name], asked: Values[Name], name: Name) => Made,
): readonly Made[] =>
  eachFilter(table, filters, (entry, asked, name) => (asked === undefined ? [] : [make(entry, asked, name)])).flat();

/** What an address is read from, as `URLSearchParams` are. Of a parameter that is repeated the first one counts. */
export interface AddressParams {
  readonly get: (name: string) => string | null;
}

/**
 * What an address says, whatever it is of.
 * @param pairs the names of two bounds each, of which the lesser one is the first
 */
export const readEach = <Values extends object>(
  table: FilterTable<Values>,
  params: AddressParams,
  pairs: readonly (readonly [first: keyof Values, last: keyof Values])[],
): Partial<Values> => {
  const read = new Map(
    filterNames(table).flatMap((name) => {
      const value = table[name].read(...table[name].params.map((param) => params.get(param) ?? ''));
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  for (const pair of pairs) {
    const [first, last] = pair.map((name) => read.get(name));
    if (typeof first === 'number' && typeof last === 'number' && first > last) {
      read.set(pair[0], last).set(pair[1], first);
    }
  }
  return Object.fromEntries(read) as Partial<Values>;
};

/** The parameters of an address; undefined stands for one that is left out. */
export type FilterParams = Readonly<Record<string, string | undefined>>;

const NONE: readonly string[] = [];

/** What stands for each filter in an address. */
export const writeEach = <Values>(table: FilterTable<Values>, filters: Asked<Values>): FilterParams => {
  const written = eachFilter(table, filters, ({ params, write }, asked) => {
    const texts = asked === undefined ? NONE : write(asked);
    return params.map((param, at) => [param, texts[at] || undefined] as const);
  });
  return Object.fromEntries(written.flat());
};
