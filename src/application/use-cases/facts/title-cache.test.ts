import { describe, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleRef } from '#domain/title.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import type { TitleAnswer, WantedParts } from '../../ports/catalog/title-answers.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import { ClassifyError } from '../provider/classify-error.ts';
import { TitleCache } from './title-cache.ts';

const DAY_MS = 86_400_000;
const MOVIE = { id: 7, media_type: 'movie' } as const;
const SHOW = { id: 7, media_type: 'tv' } as const;
const detailsOf = (title: TitleRef) => ({ ...aTitle(title), genres: [{ id: 18, name: 'Drama' }], created_by: [] });
const BY_INES = { cast: [], crew: [{ id: 90, name: 'Ines', job: 'Director', department: 'Directing' }] };
const OF_INES = { directors: [{ id: 90, name: 'Ines' }], cast: [] };
const on = (...ids: number[]) => ({
  ...NO_OFFERS,
  stream: ids.map((id) => ({ id, name: `Service ${id}`, logoPath: null })),
});

const open = (titleMemory = new MemoryAnswers<RememberedParts>(), clock = new VirtualClock()) => {
  const recall = vi.spyOn(titleMemory, 'recall');
  const cache = new TitleCache({ titleMemory, clock });
  const note = (title: TitleRef, wanted: WantedParts, parts: Partial<TitleAnswer>) =>
    cache.note(title, wanted, { status: 'loaded', value: { details: detailsOf(title), ...parts } });
  const noteGone = (title: TitleRef, wanted: WantedParts) => {
    const error = new ClassifyError().execute(new CatalogError({ kind: 'http', status: 404 }));
    cache.note(title, wanted, { status: 'failed', error });
  };
  return { clock, titleMemory, recall, cache, note, noteGone, next: () => open(titleMemory, clock) };
};

describe('what one answer says of a title', () => {
  it('is noted of each part that was asked for', () => {
    const { cache, note } = open();
    note(MOVIE, { offersIn: 'DE', datesIn: 'DE' }, { offers: on(8), dates: [{ kind: 'cinema', day: '2026-12-12' }] });
    expect(cache.factsOf(MOVIE)).toMatchObject({ genreIds: [18], runtime: null });
    expect(cache.streamsOf(MOVIE, 'DE')).toEqual([8]);
    expect(cache.daysOf(MOVIE, 'DE')?.dates).toEqual([{ kind: 'cinema', day: '2026-12-12' }]);
    expect(cache.streamsOf(MOVIE, 'US')).toBeUndefined();
    expect(cache.daysOf(MOVIE, 'US')).toBeUndefined();
    expect(cache.streamsOf(SHOW, 'DE')).toBeUndefined();
  });

  it('has the days of a show in it, whatever was asked for', () => {
    const { cache, note } = open();
    note(SHOW, {}, {});
    expect([cache.isFresh(SHOW), cache.isFresh(SHOW, 'DE'), cache.isFresh(MOVIE, 'DE')]).toEqual([true, true, false]);
    expect(cache.showOf(SHOW)).toBeUndefined();
    note(SHOW, { seasons: [1] }, { seasons: [aSeason(1, 3)] });
    expect(cache.showOf(SHOW)?.seasons).toHaveLength(1);
  });

  it('says nothing of a part that could not be read', () => {
    const { cache, note } = open();
    note(SHOW, { offersIn: 'DE', seasons: [1] }, {});
    expect([cache.streamsOf(SHOW, 'DE'), cache.showOf(SHOW)]).toEqual([undefined, undefined]);
  });

  it('leaves what others have said', async () => {
    const { cache, note, next, clock } = open();
    cache.notePage(detailsOf(MOVIE), BY_INES);
    note(MOVIE, { offersIn: 'DE' }, { offers: on(8) });
    note(MOVIE, { offersIn: 'US', datesIn: 'US' }, { offers: on(9), dates: [] });
    await clock.settle();
    const later = next().cache;
    await later.recall([MOVIE]);
    for (const each of [cache, later]) {
      expect(each.factsOf(MOVIE)).toMatchObject({ genreIds: [18], people: OF_INES });
      expect([each.streamsOf(MOVIE, 'DE'), each.streamsOf(MOVIE, 'US')]).toEqual([[8], [9]]);
      expect(each.isFresh(MOVIE, 'US')).toBe(true);
    }
  });
});

describe('a title that is gone', () => {
  it('is nowhere, has no days and no seasons, now and at the next visit', async () => {
    const { cache, noteGone, next, clock } = open();
    noteGone(MOVIE, { offersIn: 'DE', datesIn: 'DE' });
    noteGone(SHOW, { seasons: [1] });
    await clock.settle();
    const later = next().cache;
    await later.recall([MOVIE, SHOW]);
    for (const each of [cache, later]) {
      expect(each.streamsOf(MOVIE, 'DE')).toEqual([]);
      expect(each.isFresh(MOVIE, 'DE')).toBe(true);
      expect(each.showOf(SHOW)).toMatchObject({ isGone: true, seasons: [] });
    }
    expect(cache.factsOf(MOVIE)).toEqual({
      genreIds: [],
      runtime: null,
      language: null,
      countries: [],
      people: { directors: [], cast: [] },
    });
    expect(later.factsOf(MOVIE)).toEqual({});
  });
});

describe('the people of a title (product.md, Lists: facts)', () => {
  it('are noted where credits were asked for, also where the credits are empty', () => {
    const { cache, note } = open();
    note(MOVIE, {}, {});
    expect(cache.factsOf(MOVIE)).toMatchObject({ language: null, countries: [] });
    expect(cache.factsOf(MOVIE)).not.toHaveProperty('people');
    note(MOVIE, { credits: true }, { credits: { cast: [], crew: [] } });
    expect(cache.factsOf(MOVIE)).toMatchObject({ people: { directors: [], cast: [] } });
    note(MOVIE, { credits: true }, { credits: BY_INES });
    expect(cache.factsOf(MOVIE)).toMatchObject({ people: OF_INES });
  });

  it('are none in this visit where an answer has none, as that of an older proxy: it would be asked for again and again', async () => {
    const { cache, note, clock, titleMemory } = open();
    note(MOVIE, { credits: true }, {});
    expect(cache.factsOf(MOVIE)).toMatchObject({ people: { directors: [], cast: [] } });
    await clock.settle();
    expect(titleMemory.answers.get('movie:7')).not.toHaveProperty('people');
    note(MOVIE, { credits: true }, { credits: BY_INES });
    expect(cache.factsOf(MOVIE)).toMatchObject({ people: OF_INES });
  });

  it('stay what they were when the title is asked about for something else, and grow no younger by it', async () => {
    const { cache, note, clock, titleMemory } = open();
    note(MOVIE, { credits: true }, { credits: BY_INES });
    await clock.advance(100 * DAY_MS);
    note(MOVIE, {}, {});
    cache.notePageSeason(1, { details: detailsOf(MOVIE) });
    expect(cache.factsOf(MOVIE)).toMatchObject({ people: OF_INES });
    await clock.advance(80 * DAY_MS);
    expect(cache.factsOf(MOVIE)).toMatchObject({ genreIds: [18] });
    expect(cache.factsOf(MOVIE)).not.toHaveProperty('people');
    note(MOVIE, {}, {});
    await clock.settle();
    expect(titleMemory.answers.get('movie:7')).not.toHaveProperty('people');
  });

  it('of one that is gone are what is known of it', () => {
    const { cache, note, noteGone } = open();
    note(MOVIE, { credits: true }, { credits: BY_INES });
    noteGone(MOVIE, {});
    expect(cache.factsOf(MOVIE)).toMatchObject({ genreIds: [18], people: OF_INES });
    expect(cache.factsOf({ ...MOVIE, genres: [{ id: 35, name: 'Comedy' }] })).toMatchObject({ genreIds: [35] });
  });
});

describe('each part has an age of its own', () => {
  const all = () => {
    const opened = open();
    const dates = [{ kind: 'cinema', day: '2026-12-12' } as const];
    opened.note(MOVIE, { offersIn: 'DE', datesIn: 'DE' }, { offers: on(8), dates });
    opened.note(SHOW, { seasons: [1] }, { seasons: [aSeason(1, 3)] });
    return opened;
  };
  const stateOf = (cache: TitleCache) => ({
    facts: cache.factsOf(MOVIE).genreIds !== undefined,
    offers: cache.streamsOf(MOVIE, 'DE') !== undefined,
    dates: cache.daysOf(MOVIE, 'DE') !== undefined,
    areDatesFresh: cache.isFresh(MOVIE, 'DE'),
    isShowFresh: cache.isFresh(SHOW),
    show: cache.showOf(SHOW) !== undefined,
  });

  it.each([
    [DAY_MS - 1, {}],
    [DAY_MS, { isShowFresh: false }],
    [7 * DAY_MS - 1, { isShowFresh: false }],
    [7 * DAY_MS, { isShowFresh: false, offers: false, areDatesFresh: false }],
    [180 * DAY_MS - 1, { isShowFresh: false, offers: false, areDatesFresh: false }],
    [
      180 * DAY_MS,
      { isShowFresh: false, offers: false, areDatesFresh: false, facts: false, dates: false, show: false },
    ],
  ])(
    'after %i ms (product.md, Where to watch: kept) (product.md, Calendar: kept) (product.md, Up next: kept)',
    async (ms, isNot) => {
      const { cache, clock, next } = all();
      await clock.advance(ms);
      const later = next().cache;
      await later.recall([MOVIE, SHOW]);
      const expected = { facts: true, offers: true, dates: true, areDatesFresh: true, isShowFresh: true, show: true };
      expect(stateOf(cache)).toEqual({ ...expected, ...isNot });
      expect(stateOf(later)).toEqual({ ...expected, ...isNot });
    },
  );

  it('and all go with the oldest, so that none is on the device for longer than it may be', async () => {
    const { note, clock, titleMemory } = all();
    await clock.advance(6 * DAY_MS);
    note(MOVIE, { offersIn: 'US' }, { offers: on(9) });
    await clock.settle();
    const record = titleMemory.answers.get('movie:7');
    expect(record?.answeredAt).toBe(record?.offers?.['DE']?.answeredAt);
    await clock.advance(174 * DAY_MS);
    note(MOVIE, {}, {});
    await clock.settle();
    expect(Object.keys(titleMemory.answers.get('movie:7')?.offers ?? {})).toEqual(['US']);
  });
});

describe('what the device remembers', () => {
  it('is asked for once of each title, and what was told meanwhile counts', async () => {
    const { cache, note, recall, titleMemory, clock } = open();
    const answeredAt = clock.now().getTime();
    const offers = { DE: { streams: [8], answeredAt }, US: { streams: [8], answeredAt } };
    titleMemory.answers.set('movie:7', { offers, answeredAt });
    const recalled = cache.recall([MOVIE]);
    note(MOVIE, { offersIn: 'DE' }, { offers: on(9) });
    await recalled;
    await cache.recall([MOVIE, { ...MOVIE, id: 8 }]);
    await clock.settle();
    expect([cache.streamsOf(MOVIE, 'DE'), cache.streamsOf(MOVIE, 'US')]).toEqual([[9], [8]]);
    expect(recall.mock.calls.map(([keys]) => keys).filter((keys) => keys.includes('movie:8'))).toEqual([['movie:8']]);
  });

  it('is not lost where a title is told of before it was recalled', async () => {
    const { note, next, clock } = open();
    note(MOVIE, { offersIn: 'DE' }, { offers: on(8) });
    await clock.settle();
    const second = next();
    second.note(MOVIE, {}, {});
    await clock.settle();
    const third = next().cache;
    await third.recall([MOVIE]);
    expect(third.streamsOf(MOVIE, 'DE')).toEqual([8]);
  });

  it('has nothing of a page of a title that no list has (product.md, Lists: facts)', async () => {
    const { cache, note, titleMemory, clock } = open();
    cache.notePageOffers(MOVIE, 'DE', on(8));
    cache.notePageSeason(1, { details: detailsOf(SHOW) });
    await clock.settle();
    expect(cache.streamsOf(MOVIE, 'DE')).toEqual([8]);
    expect(titleMemory.answers.size).toBe(0);
    note(MOVIE, {}, {});
    await clock.settle();
    expect(titleMemory.answers.get('movie:7')?.offers).toMatchObject({ DE: { streams: [8] } });
    cache.notePageOffers(MOVIE, 'US', on(9));
    await clock.settle();
    expect(titleMemory.answers.get('movie:7')?.offers).toMatchObject({ US: { streams: [9] } });
  });
});
