import type { Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';

/** Words, with whatever is no letter around them: names of files have hyphens and underscores. */
const words = (pattern: string): RegExp => new RegExp(`(?:^|[^a-z])(?:${pattern})(?![a-z])`, 'i');

const ROLES: readonly (readonly [RegExp, Partial<Statement>])[] = [
  [words('watch[-_ ]?list|to[-_ ](?:see|watch)'), { listedAt: null }],
  [words('favou?rites?|likes?|liked|loved'), { likedAt: null }],
  [words('watched|seen|diary|(?:watch|viewing)[-_ ]?history'), { seenAt: null }],
];

/** Where titles go by the name of their file; undefined where it says nothing of that. */
export const namedRole = ({ title }: Pick<KnownFile, 'title'>): Partial<Statement> | undefined =>
  ROLES.find(([pattern]) => pattern.test(title))?.[1];

/**
 * Where titles go of which the file says nothing but their names: by its own name, else to the watchlist.
 * @param otherwise where they go instead of the watchlist, where its name does not say
 */
export const roleByName = (
  file: Pick<KnownFile, 'title'>,
  otherwise: Partial<Statement> = { listedAt: null },
): Partial<Statement> => namedRole(file) ?? otherwise;
