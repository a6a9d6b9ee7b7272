import { matchBy } from '../import/matching/match-by.ts';
import type { MatchedTitle } from '../import/title-match.ts';
import type { Steps } from '../steps.ts';
import { titleKey, type TitleKey } from '../title.ts';

/** IMDb's numbers of titles, as far as they are known. */
export type ImdbNumbers = ReadonlyMap<TitleKey, string>;

/** Of a library they are not known: no list keeps them. */
export const NO_IMDB_NUMBERS: ImdbNumbers = new Map();

/** Whether the number of a file is that of the title, as far as the file's name tells. */
const isOf = (id: string, { imported, title }: MatchedTitle): boolean =>
  imported.name !== '' &&
  matchBy(imported, { kind: 'foreign', id: { service: 'imdb', id } }, [title])?.kind === 'found';

/** Those that files say of titles, but where a number may lead to another title (product.md, Import: another title). */
export function* imdbNumbersOf(matches: readonly MatchedTitle[]): Steps<ImdbNumbers> {
  const numbers = new Map<TitleKey, string>();
  for (const match of matches) {
    const { imdb } = match.imported.ids;
    if (imdb !== undefined && isOf(imdb, match)) numbers.set(titleKey(match.title), imdb);
    yield;
  }
  return numbers;
}
