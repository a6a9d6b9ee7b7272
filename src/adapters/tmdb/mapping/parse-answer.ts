import * as v from 'valibot';
import { CatalogError } from '#domain/catalog-failure.ts';

/** Reads an answer as a whole. Throws `malformed` when it has another shape: then there is nothing to save from it. */
export const parseAnswer = <Answer>(schema: v.GenericSchema<unknown, Answer>, raw: unknown): Answer => {
  const { success, output, issues } = v.safeParse(schema, raw);
  if (success) return output;
  throw new CatalogError({ kind: 'malformed' }, { cause: new v.ValiError(issues) });
};
