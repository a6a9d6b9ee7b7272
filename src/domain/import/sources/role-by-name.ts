import type { Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';

const ROLES: readonly (readonly [RegExp, Partial<Statement>])[] = [
  [/watch ?[-_]?list|to[- _]?(?:see|watch)/i, { listedAt: null }],
  [/favou?rite|liked?|loved?/i, { likedAt: null }],
  [/watched|seen|history|diary/i, { seenAt: null }],
];

/** Where titles go of which the file says nothing but their names: by its own name, else to the watchlist. */
export const roleByName = ({ title }: KnownFile): Partial<Statement> =>
  ROLES.find(([pattern]) => pattern.test(title))?.[1] ?? { listedAt: null };
