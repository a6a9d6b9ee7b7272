import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { apply } from '../library/apply.ts';
import type { LibraryAction } from '../library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { isSeen } from '../library/marks/mark.ts';
import { markAsTicks } from './mark-as-ticks.ts';
import { countsByMark, episodeSeen, type ShowSeen } from './seen-episodes.ts';
import { toShowFacts } from './watched-show.ts';

const TITLE = { id: 7, media_type: 'tv' as const, name: 'Nine Dials' };
/** The last two of season 3 are not out. */
const SEASONS = [aSeason(1, 4), aSeason(2, 4), aSeason(3, 4, 2)];
const EPISODES = SEASONS.flatMap((season) => season.episodes.map((episode) => ({ season, episode })));

const seenIn = ({ episodes, marks }: Library): ShowSeen => ({ show: episodes[0], mark: marks[0], today: TODAY });
const statesOf = (library: Library) =>
  EPISODES.map(({ season, episode }) => episodeSeen(seenIn(library), season, episode));

it('mark and ticks say the same of every episode, whichever one is cleared (product.md, Shows: clearing) (product.md, Shows: seen)', () => {
  const runs = fc
    .uniqueArray(fc.constantFrom('1', '2', '3', '4@20000'), { minLength: 1 })
    .map((list) => list.join(','));
  const seasons = fc.dictionary(fc.constantFrom('1', '2', '3'), runs, { noNullPrototype: true });
  const days = fc.constantFrom(null, '2011-01-01', '2012-06-01', '2013-01-01', '2026-11-26');
  fc.assert(
    fc.property(seasons, days, fc.nat(EPISODES.length - 1), (ticks, seenAt, at) => {
      const library: Library = {
        ...EMPTY_LIBRARY,
        episodes: Object.keys(ticks).length === 0 ? [] : [{ id: TITLE.id, name: TITLE.name, seasons: ticks }],
        marks: [{ ...TITLE, seenAt }],
      };
      const { season, episode } = EPISODES[at]!;
      const clear: LibraryAction = {
        kind: 'episodes-marked',
        title: toShowFacts(TITLE),
        season: season.season_number,
        runs: '',
        cleared: String(episode.episode_number),
      };
      const isCounted = countsByMark(seenIn(library), season, episode);
      const actions = [...(isCounted ? markAsTicks(TITLE, SEASONS, seenIn(library)) : []), clear];
      const after = actions.reduce(apply, library);
      expect(statesOf(after)).toEqual(statesOf(library).map((state, index) => (index === at ? undefined : state)));
      expect(after.marks.some(isSeen)).toBe(!isCounted);
    }),
  );
});
