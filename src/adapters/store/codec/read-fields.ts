import * as v from 'valibot';
import type { Fields } from '#domain/fields.ts';

export type Schemas = Readonly<Record<string, v.GenericSchema>>;

type Optional<Known extends Schemas> = {
  readonly [Name in keyof Known]: v.ExactOptionalSchema<Known[Name], undefined>;
};

/** The same schemas, for fields that may be absent. */
export const optional = <Known extends Schemas>(schemas: Known): Optional<Known> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, v.exactOptional(schema)]),
  ) as unknown as Optional<Known>;

const freeName = (fields: Fields, name: string): string => {
  const first = `unreadable_${name}`;
  let free = first;
  for (let count = 2; Object.hasOwn(fields, free); count += 1) free = `${first}_${count}`;
  return free;
};

/**
 * The fields with a value stored under `unreadable_<name>`, or `unreadable_<name>_2` and so on where that name is
 * taken.
 */
export const setAside = (fields: Fields, name: string, value: unknown): Fields => ({
  ...fields,
  [freeName(fields, name)]: value,
});

/**
 * The fields of a stored object, unknown ones included. A known field of a wrong type is left out and its value is set
 * aside. So its default can take its place, and the visitor loses nothing. A null that means nothing is left out.
 */
export const readFields = (raw: Fields, known: Schemas): Fields => {
  let read = raw;
  // By `in`: thousands of titles are read in a row, and no list of the fields is made for each.
  for (const name in known) {
    const [value, schema] = [raw[name], known[name]];
    if (value === undefined || !schema || v.is(schema, value)) continue;
    const { [name]: _, ...others } = read;
    read = value === null ? others : setAside(others, name, value);
  }
  return read;
};
