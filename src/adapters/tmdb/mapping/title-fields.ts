import * as v from 'valibot';
import type { NamedId } from '#domain/title-details.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { each, id, name } from './answer-fields.ts';

/*
 * What only a title's own screen reads: this code comes with it. A value that will not do is undefined, as one that is unknown.
 */

/** Companies, networks, keywords: each once. */
export const namedIds = v.pipe(
  each(v.object({ id, name })),
  v.transform((items): readonly NamedId[] => uniqueBy(items, (item) => item.id)),
);

/** IMDb's numbers have seven digits or more, and none is 0. */
const IMDB_ID = /^tt(?=0*[1-9])\d{7,}$/;
export const imdbId = v.fallback(v.optional(v.pipe(v.string(), v.regex(IMDB_ID))), undefined);

const WEB = new Set(['https:', 'http:']);
const isWeb = (written: string): boolean => URL.canParse(written) && WEB.has(new URL(written).protocol);

/** An address that a browser may be sent to, as browsers write it. */
export const webAddress = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isWeb),
      v.transform((written) => new URL(written).href),
    ),
  ),
  undefined,
);
