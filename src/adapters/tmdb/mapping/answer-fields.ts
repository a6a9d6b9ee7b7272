import * as v from 'valibot';
import { isImagePath } from '#domain/image-source.ts';

/*
 * TMDB marks an unknown value by null, "", 0 or a missing field, without a rule (tmdb.md, Fields: empty). A value of a
 * wrong type is no better than a missing one. So every field but an id or a person's name has a value for unknown, and
 * no field costs its item.
 */

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const name = v.pipe(v.string(), v.nonEmpty());

export const text = v.fallback(v.string(), '');
export const flag = v.fallback(v.boolean(), false);
export const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
export const figure = v.fallback(
  v.pipe(
    v.number(),
    v.check((value) => Number.isFinite(value)),
    v.minValue(0),
  ),
  0,
);
export const rating = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), 0);

export const imagePath = v.fallback(v.nullable(v.pipe(v.string(), v.check(isImagePath))), null);

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (written: string): boolean => {
  const time = DATE.test(written) ? Date.parse(written) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
};
/** `YYYY-MM-DD`, a day that exists; null when unknown. */
export const date = v.fallback(v.nullable(v.pipe(v.string(), v.check(isDate))), null);

/** Every item that can be read. An item that cannot be read never costs the others. */
export const each = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((raws) =>
        raws.flatMap((raw) => {
          const { success, output } = v.safeParse(item, raw);
          return success ? [output] : [];
        }),
      ),
    ),
    [],
  );
