import * as v from 'valibot';
import type { Patch } from '#domain/library/patch.ts';
import { optional, type Schemas } from './read-fields.ts';

type SchemasOf<Fields> = {
  readonly [Name in keyof Required<Fields>]: v.GenericSchema<unknown, Required<Fields>[Name]>;
};

const hasOnly =
  (names: readonly string[]) =>
  (value: unknown): value is object =>
    value instanceof Object && Object.keys(value).every((name) => names.includes(name));

/** The schemas of a patch. One that names a field of a newer release is no patch that this one can apply in full. */
export const patchSchemas = <Fields extends object>(
  fields: SchemasOf<Fields>,
): { readonly [Name in keyof Patch<Fields>]: v.GenericSchema<unknown, Patch<Fields>[Name]> } => {
  const known = v.object(optional(fields as Schemas));
  const set = v.pipe(v.custom(hasOnly(Object.keys(fields))), known);
  const clear = v.array(v.custom((name) => Object.hasOwn(fields, String(name))));
  // The compiler cannot follow the fields through their entries.
  return { set, clear } as unknown as ReturnType<typeof patchSchemas<Fields>>;
};
