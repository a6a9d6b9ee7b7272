import { readId } from '#domain/addresses/read-id.ts';
import { readWithin } from '#domain/addresses/read-within.ts';
import { FIND_MAX } from '#domain/library/filters/found-titles.ts';
import type { FilterName, ListFilter } from '#domain/library/filters/list-filter.ts';
import { RATING_MAX } from '#domain/library/mark.ts';
import { cutText } from '#domain/library/names/text-length.ts';

type Read<Value> = (text: string) => Value | undefined;

const yesOrNo: Read<boolean> = (text) => (text === 'yes' ? true : text === 'no' ? false : undefined);

/** A day of minutes. */
const RUNTIME_MAX = 1_440;

const READ: { readonly [Name in FilterName]: Read<NonNullable<ListFilter[Name]>> } = {
  genre: readId,
  from: readWithin(1_000, 9_999),
  to: readWithin(1_000, 9_999),
  seen: yesOrNo,
  out: yesOrNo,
  runtime: readWithin(1, RUNTIME_MAX),
  rating: readWithin(1, RATING_MAX),
};

const NAMES = Object.keys(READ) as readonly FilterName[];
const FIND = 'find';

/** Which filters a list has (product.md, Lists: filters). */
export const SAVED_FILTERS: readonly FilterName[] = NAMES;
/** All of what was seen is seen, and out. */
export const SEEN_FILTERS: readonly FilterName[] = ['genre', 'from', 'to', 'runtime', 'rating'];

/**
 * Reads what a list is narrowed down to from the URL's parameters (product.md, Lists: find). Invalid values are ignored, and so is
 * what the list has no filter for. Of two years the earlier one is the first.
 */
export const readListFilter = (params: URLSearchParams, names: readonly FilterName[]): ListFilter => {
  const read = Object.fromEntries(names.map((name) => [name, READ[name](params.get(name) ?? '')]));
  const filter: ListFilter = { ...read, find: cutText(params.get(FIND)?.toWellFormed() ?? '', FIND_MAX) };
  const { from, to } = filter;
  return from !== undefined && to !== undefined && from > to ? { ...filter, from: to, to: from } : filter;
};

const textOf = (value: number | boolean): string => (typeof value === 'number' ? `${value}` : value ? 'yes' : 'no');

/** The URL's parameters with this in them. What is not asked for is left out, and other parameters stay. */
export const writeListFilter = (params: URLSearchParams, filter: ListFilter): URLSearchParams => {
  const written = new URLSearchParams(params);
  const put = (key: string, value: string) => (value === '' ? written.delete(key) : written.set(key, value));
  put(FIND, filter.find);
  for (const name of NAMES) {
    const value = filter[name];
    put(name, value === undefined ? '' : textOf(value));
  }
  return written;
};
