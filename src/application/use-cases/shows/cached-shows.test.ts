import { describe, expect, it } from 'vitest';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { toKnownShow } from '#domain/shows/known-show.ts';
import type { WatchedShow } from '#domain/shows/watched-show.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import type { RememberedShow } from '../../ports/memories/title-memory.ts';
import { CachedShows } from './cached-shows.ts';

const DAY_MS = 86_400_000;
const SHOW: WatchedShow = { id: 1396, name: 'Nine Dials', seasons: { 1: '1' } };
const SUMMARIES = [1, 2].map((season_number) => ({
  season_number,
  name: '',
  episode_count: 3,
  poster_path: null,
}));
const details = { ...aTitle({ id: 1396, media_type: 'tv' }), genres: [], created_by: [], seasons: SUMMARIES };

/** @param textsIn the language in which they were asked for */
const open = (asked: readonly number[] = [1, 2], ageMs = 0, textsIn?: LanguageTag) => {
  const clock = new VirtualClock();
  const seasons = asked.map((season) => aSeason(season, 3));
  const answeredAt = clock.now().getTime() - ageMs;
  let known: RememberedShow | undefined = {
    ...toKnownShow({ details: { ...details, ...(textsIn && { texts_language: textsIn }) }, seasons }, asked),
    answeredAt,
  };
  const cache = {
    showOf: ({ id, media_type }: { id: number; media_type?: string }) =>
      id === 1396 && media_type === 'tv' ? known : undefined,
  };
  return { shows: new CachedShows(cache, clock), forget: () => void (known = undefined) };
};
const library = (episodes: readonly WatchedShow[], marks: readonly MarkedTitle[] = []) => ({
  ...EMPTY_LIBRARY,
  episodes,
  marks,
});

describe('a show with what comes next of it', () => {
  it('has that by what the cache knows and by what was seen', () => {
    const { shows } = open();
    const made = shows.showOf(SHOW, library([SHOW]));
    expect(made).toMatchObject({ key: 'tv:1396', show: SHOW, progress: { seen: 1, total: 6 } });
    expect(made.now).toMatchObject({ status: 'next', next: { episode: { episode_number: 2 } } });
  });

  it('has nothing of that where the cache knows nothing', () => {
    const { shows, forget } = open();
    forget();
    expect(shows.showOf(SHOW, library([SHOW]))).toEqual({
      key: 'tv:1396',
      show: SHOW,
      seen: { show: SHOW, mark: undefined, today: '2026-11-21' },
      known: undefined,
      now: { status: 'unknown' },
      progress: undefined,
    });
  });

  it('heeds the mark of the show, and not that of a movie with its number', () => {
    const { shows } = open();
    const mark = { id: 1396, seenAt: null };
    const [movie, show] = [[{ ...mark, media_type: 'movie' as const }], [{ ...mark, media_type: 'tv' as const }]];
    expect(shows.showOf(SHOW, library([SHOW], movie)).progress).toEqual({ seen: 1, total: 6 });
    expect(shows.showOf(SHOW, library([SHOW], show)).progress).toEqual({ seen: 6, total: 6 });
    expect(shows.showOf(SHOW, library([SHOW])).progress).toEqual({ seen: 1, total: 6 });
  });

  it('is the same while nothing of it changes, whatever else does', () => {
    const { shows, forget } = open();
    const made = shows.showOf(SHOW, library([SHOW]));
    const other = { id: 2, media_type: 'tv', seenAt: null } as const;
    expect(shows.showOf(SHOW, library([SHOW, { ...SHOW, id: 2 }], [other]))).toBe(made);
    const ticked = shows.showOf({ ...SHOW, seasons: { 1: '1-2' } }, library([SHOW]));
    expect(ticked.progress).toEqual({ seen: 2, total: 6 });
    forget();
    expect(shows.showOf(SHOW, library([SHOW])).now).toEqual({ status: 'unknown' });
  });
});

describe('the shows that are to be asked for (product.md, Up next: asked)', () => {
  const unchecked = ({ shows }: ReturnType<typeof open>, show = SHOW) =>
    shows.unchecked(library([show])).map(({ id }) => id);

  it('are those that were not asked for within a day', () => {
    expect(unchecked(open())).toEqual([]);
    expect(unchecked(open([1, 2], DAY_MS - 1))).toEqual([]);
    expect(unchecked(open([1, 2], DAY_MS))).toEqual([1396]);
    const forgotten = open();
    forgotten.forget();
    expect(unchecked(forgotten)).toEqual([1396]);
  });

  it('are those of which a season that tells what is next was not asked for', () => {
    expect(unchecked(open([1]))).toEqual([1396]);
    expect(open([1]).shows.wanted(SHOW, library([SHOW]))).toEqual([1, 2]);
    expect(open().shows.wanted({ ...SHOW, seasons: {} }, library([]))).toEqual([1]);
  });

  it('has a show to check where the names of its episodes are in another language than the chosen one (product.md, Titles in one’s language: lists)', () => {
    const uncheckedIn = (language: LanguageTag | undefined, ...[shows]: readonly ReturnType<typeof open>[]) => {
      const preferences = { ...EMPTY_LIBRARY.preferences, ...(language && { titleLanguage: language }) };
      return shows?.shows.unchecked({ ...library([SHOW]), preferences }).map(({ id }) => id);
    };
    const german = open([1, 2], 0, 'de-DE');
    expect(uncheckedIn('de-DE', german)).toEqual([]);
    expect(uncheckedIn('de-AT', german)).toEqual([1396]);
    expect(uncheckedIn(undefined, german)).toEqual([1396]);
    expect(uncheckedIn('de-DE', open())).toEqual([1396]);
  });

  it('are none that are not followed', () => {
    expect(unchecked(open([], DAY_MS), { ...SHOW, stoppedAt: '2026-11-01T10:00:00.000Z' })).toEqual([]);
  });
});
