import type { TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';

/** Words, with whatever is no letter around them: names of files have hyphens and underscores. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

export const TO_SEE: Partial<TitleStatement> = { listedAt: null };

const ROLES: readonly (readonly [RegExp, Partial<TitleStatement>])[] = [
  [
    words(
      'watch[-_ ]?list|to[-_ ](?:see|watch)|merkliste|watchliste|(?:à|a)[-_ ]voir|(?:por|para)[-_ ]ver|da[-_ ]vedere',
    ),
    TO_SEE,
  ],
  // Such as 'not yet seen', or not liked.
  [words("not|never|haven['’]?t|nicht|pas|jamais|non|no|nunca|não|nao"), TO_SEE],
  [words('favou?rites?|likes?|liked|loved|favoriten|favoris|favorit[oa]s|preferit[ie]'), { likedAt: null }],
  [
    words(
      'watched|seen|diary|(?:watch|viewing)[-_ ]?history|completed|finished|gesehen|vu(?:e?s)?|vist[oaie]s?|assistid[oa]s?',
    ),
    { seenAt: null },
  ],
  [/^(?:export[-_ ])?history(?![-_ ]*\p{L})/iu, { seenAt: null }],
];

/** Where titles go by the name of their file; undefined where it says nothing of that: then they go to the watchlist. */
export const namedRole = ({ title }: Pick<KnownFile, 'title'>): Partial<TitleStatement> | undefined =>
  ROLES.find(([pattern]) => pattern.test(title))?.[1];
