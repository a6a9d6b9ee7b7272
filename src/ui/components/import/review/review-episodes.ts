import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { joinPlaced, NO_EPISODES } from '#domain/import/episodes/place-episodes.ts';
import { countRuns, parseRuns } from '#domain/shows/runs.ts';
import { titleKey } from '#domain/title.ts';
import { chosenOf, type ImportReview } from '../import-review.ts';

const STRAYED = 'numbered differently in the catalogue, or called otherwise';

const unaskedText = (count: number): string =>
  count === 0
    ? ''
    : `There was no answer about ${countOf(count, 'episode')} that ${count === 1 ? 'is' : 'are'} not known by number alone: bring the same file another time.`;

const joinedText = (count: number): string =>
  count === 0
    ? ''
    : `${countOf(count, 'episode')} of your file ${count === 1 ? 'is' : 'are'} the same in the catalogue as another of it: the last day counts.`;

const strayedText = (count: number): string => {
  if (count === 0) return '';
  return count === 1
    ? `1 episode is ${STRAYED}: it is left out.`
    : `${countOf(count, 'episode')} are ${STRAYED}: they are left out.`;
};

/**
 * How many episodes of how many shows are brought, those that are here already among them (product.md, Import: episodes in the review).
 * Each text is empty where there is nothing to say.
 * @param placed where the catalogue has them; undefined while that is asked
 */
export const reviewEpisodes = (review: ImportReview, placed: ImportFacade['placed']) => {
  const byShow = new Map<string, typeof NO_EPISODES>();
  for (const match of chosenOf(review)) {
    const own = placed(match) ?? NO_EPISODES;
    // Thousands of movies have none.
    if (own === NO_EPISODES) continue;
    const key = titleKey(match.title);
    const others = byShow.get(key);
    byShow.set(key, others ? joinPlaced(others, own) : own);
  }
  const sumOf = (count: 'strayed' | 'joined' | 'unasked'): number =>
    [...byShow.values()].reduce((sum, each) => sum + (each[count] ?? 0), 0);
  const shows = [...byShow.values()].map(({ seasons }) =>
    Object.values(seasons).reduce((sum, text) => sum + countRuns(parseRuns(text).runs), 0),
  );
  const [episodes, withSome] = [
    shows.reduce((sum, count) => sum + count, 0),
    shows.filter((count) => count > 0).length,
  ];
  return {
    placed: episodes === 0 ? '' : `${countOf(episodes, 'episode')} of ${countOf(withSome, 'show')}.`,
    strayed: strayedText(sumOf('strayed')),
    joined: joinedText(sumOf('joined')),
    unasked: unaskedText(sumOf('unasked')),
  };
};
