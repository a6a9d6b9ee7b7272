import type { MediaType } from '../../title.ts';
import { columnName } from '../cells/table.ts';
import type { LeftOutReason } from '../import-reading.ts';

/** What a service calls its kinds, or its states, or their codes: letters and digits, in lower case. */
export type Words<Meaning> = Readonly<Record<string, Meaning>>;

/** What a service means by a word; undefined for one that is not known here. The sign of a code counts. */
export const meaningOf = <Meaning>(words: Words<Meaning>, word: string): Meaning | undefined => {
  const key = /\p{L}/u.test(word) ? columnName(word) : word;
  return Object.hasOwn(words, key) ? words[key] : undefined;
};

/** A kind of title, or why what is of it is left out. A kind that is not known may be either's. */
export type ServiceKinds = Words<MediaType | LeftOutReason>;

/** What an entry is of, by its service's word for it. */
export const kindOf = (
  kinds: ServiceKinds,
  word: string,
): { readonly media_type?: MediaType; readonly reason?: LeftOutReason } => {
  const kind = meaningOf(kinds, word);
  if (kind === undefined) return {};
  return kind === 'movie' || kind === 'tv' ? { media_type: kind } : { reason: kind };
};
