import { describe, expect, it } from 'vitest';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { Library } from '#domain/library/library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { showsTo, everyShow } from '#fixtures/shows/every-show.ts';
import { openUpNext } from '#fixtures/shows/open-up-next.ts';

const DAY_MS = 86_400_000;
const { seasonsOf } = everyShow([aSeason(1, 3), aSeason(2, 3), aSeason(3, 3)]).showCatalog;

const open = (has: Partial<Library>, answer: ShowCatalog['seasonsOf'] = seasonsOf) =>
  openUpNext(libraryDeps(has), { seasonsOf: answer });

describe('asking what is next (product.md, Up next: asked)', () => {
  it('asks of 200 shows 10 in a visit, the one that was seen last first, one after the other, once the screen is idle', async () => {
    let [running, most] = [0, 0];
    const { upNext, clock, ids, state, lines } = open({ episodes: showsTo(200) }, async (...question) => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      return seasonsOf(...question);
    });
    upNext.activate();
    await clock.advance(2_900);
    expect(ids()).toEqual([]);
    expect(state()).toMatchObject({ checked: 0, isAsking: true });
    await clock.advance(10 * 60_000);
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(most).toBe(1);
    expect(lines()?.slice(0, 11)).toEqual([...Array.from({ length: 10 }, () => 'S1 E2'), 'Not checked yet']);
    expect(state()).toMatchObject({ checked: 10, isAsking: false });
  });

  it('asks for the next 10 when the visitor wants it, at once', async () => {
    const { upNext, clock, ids, state } = open({ episodes: showsTo(25) });
    upNext.activate();
    await clock.advance(60_000);
    upNext.askMore();
    await clock.advance(2_000);
    expect(ids()).toHaveLength(20);
    upNext.askMore();
    await clock.advance(2_000);
    expect(ids()).toEqual(showsTo(25).map(({ id }) => id));
    expect(state()).toMatchObject({ checked: 25, isAsking: false });
  });

  it.each<[string, Partial<Library>]>([
    ['no show', {}],
    ['marks alone', { marks: [{ id: 1, media_type: 'tv', seenAt: '2026-01-01' }] }],
    [
      'a show that is not followed',
      { episodes: showsTo(1).map((show) => ({ ...show, stoppedAt: '2026-11-01T10:00:00Z' })) },
    ],
    ['a show of which nothing was seen', { episodes: [{ id: 1, seasons: {} }] }],
  ])('asks nothing of %s', async (_, has) => {
    const { upNext, clock, asked } = open(has);
    upNext.activate();
    await clock.advance(DAY_MS);
    expect(asked).toEqual([]);
  });

  it('asks once a day, also after the page was opened anew, and shows meanwhile what the device remembers', async () => {
    const first = open({ episodes: showsTo(2) });
    first.upNext.activate();
    await first.clock.advance(60_000);
    const again = openUpNext(first, { seasonsOf, memory: first.memory });
    again.upNext.activate();
    await again.clock.advance(DAY_MS / 2);
    expect(again.asked).toEqual([]);
    expect(again.lines()).toEqual(['S1 E2', 'S1 E2']);
    await again.clock.advance(DAY_MS);
    const later = openUpNext(first, { seasonsOf, memory: first.memory });
    later.upNext.activate();
    await later.clock.advance(1_000);
    expect(later.lines()).toEqual(['S1 E2', 'S1 E2']);
    await later.clock.advance(60_000);
    expect(later.ids()).toEqual([1, 2]);
  });

  it('asks anew after a change of the language, as many as a visit may, and rests then (product.md, Titles in one’s language: lists)', async () => {
    let language: LanguageTag | undefined;
    const { upNext, clock, ids, deps, asked } = open({ episodes: showsTo(4) }, async (...question) => {
      const { details, seasons } = await seasonsOf(...question);
      return { details: { ...details, ...(language && { texts_language: language }) }, seasons };
    });
    upNext.activate();
    await clock.advance(60_000);
    expect(ids()).toEqual([1, 2, 3, 4]);
    language = 'de-DE';
    deps.session.dispatch({ kind: 'choices-set', set: { titleLanguage: 'de-DE' }, clear: [] });
    await clock.advance(60_000);
    expect(ids().slice(4)).toEqual([1, 2, 3, 4]);
    asked.length = 0;
    language = undefined;
    deps.session.dispatch({ kind: 'choices-set', set: {}, clear: ['titleLanguage'] });
    await clock.advance(600_000);
    // Ten of a visit are asked by then.
    expect(ids()).toEqual([1, 2]);
  });

  it('keeps nothing for longer than facts are kept', async () => {
    const first = open({ episodes: showsTo(1) });
    first.upNext.activate();
    await first.clock.advance(60_000);
    await first.clock.advance(181 * DAY_MS);
    const later = openUpNext(first, { seasonsOf, memory: first.memory });
    await later.clock.advance(1);
    expect(later.lines()).toEqual(['Not checked yet']);
  });

  it('pauses while the page is hidden, and for a moment where the device says it is offline', async () => {
    const { upNext, clock, browser, ids } = open({ episodes: showsTo(5) });
    upNext.activate();
    browser.leaving$.next();
    await clock.advance(60_000);
    expect(ids()).toEqual([]);
    browser.returning$.next();
    browser.online$.next(false);
    await clock.advance(1_900);
    expect(ids()).toEqual([]);
    browser.online$.next(true);
    await clock.advance(60_000);
    expect(ids()).toHaveLength(5);
  });

  it('asks a provider that fails no more often either, and what failed last', async () => {
    const failing = open({ episodes: showsTo(200) }, () =>
      Promise.reject(new CatalogError({ kind: 'http', status: 500 })),
    );
    failing.upNext.activate();
    await failing.clock.advance(60 * 60_000);
    expect(failing.asked).toHaveLength(10);
    expect(failing.messages()).toEqual([]);
    const silent = open({ episodes: showsTo(200) }, () => Promise.reject(new TypeError('Failed to fetch')));
    silent.upNext.activate();
    await silent.clock.advance(60 * 60_000);
    expect(new Set(silent.ids()).size).toBe(10);
    expect(silent.asked).toHaveLength(10);
  });

  it('remembers that a show is gone, so that others have their turn at the next visit', async () => {
    const first = open({ episodes: showsTo(12) }, () =>
      Promise.reject(new CatalogError({ kind: 'http', status: 404 })),
    );
    first.upNext.activate();
    await first.clock.advance(60_000);
    expect(first.lines()?.slice(9)).toEqual(['No longer in the catalogue', 'Not checked yet', 'Not checked yet']);
    const next = openUpNext(first, { seasonsOf, memory: first.memory });
    next.upNext.activate();
    await next.clock.advance(60_000);
    expect(next.ids()).toEqual([11, 12]);
  });

  it('asks what was asked in vain after all others, when the visitor wants more', async () => {
    let isDown = true;
    const { upNext, clock, ids } = open({ episodes: showsTo(12) }, async (...question) => {
      if (isDown) throw new CatalogError({ kind: 'http', status: 500 });
      return seasonsOf(...question);
    });
    upNext.activate();
    await clock.advance(60 * 60_000);
    isDown = false;
    upNext.askMore();
    await clock.advance(60_000);
    expect(ids().slice(10)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('asks nothing more once the screen is left', async () => {
    const { upNext, clock, asked } = open({ episodes: showsTo(3) });
    const leave = upNext.activate();
    leave();
    await clock.advance(60_000);
    expect(asked).toEqual([]);
  });
});

describe('what is awaited (product.md, Up next: awaited)', () => {
  it('is what is asked for the first time, as many as a visit asks for, until it is answered', async () => {
    const { upNext, clock, state } = open({ episodes: showsTo(12) });
    upNext.activate();
    await clock.advance(2_900);
    expect(state()?.awaited).toBe(10);
    await clock.advance(60_000);
    expect(state()?.awaited).toBe(0);
    upNext.askMore();
    expect(state()?.awaited).toBe(0);
  });

  it.each<[string, ShowCatalog['seasonsOf']]>([
    ['fails', () => Promise.reject(new CatalogError({ kind: 'http', status: 500 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', () => new Promise(() => undefined)],
    [
      'answers of half of them',
      async (id, ...rest) => (id % 2 ? Promise.reject(new Error('no')) : seasonsOf(id, ...rest)),
    ],
  ])('is nothing any more, soon, where the provider %s', async (_, answer) => {
    const { upNext, clock, state } = open({ episodes: showsTo(6) }, answer);
    upNext.activate();
    await clock.advance(1);
    expect(state()?.awaited).toBe(6);
    await clock.advance(20_000);
    expect(state()?.awaited).toBe(0);
  });

  it('is nothing that the device remembers, and what an import brings', async () => {
    const first = open({ episodes: showsTo(2) });
    first.upNext.activate();
    await first.clock.advance(60_000);
    await first.clock.advance(2 * DAY_MS);
    const later = openUpNext(first, { seasonsOf, memory: first.memory });
    later.upNext.activate();
    await later.clock.advance(1);
    expect(later.state()).toMatchObject({ checked: 0, awaited: 0 });
    await later.clock.advance(60_000);
    const awaited: number[] = [];
    later.upNext.state$.subscribe((state) => awaited.push(state.awaited));
    later.deps.session.dispatch({ kind: 'episodes-marked', title: { id: 77, name: 'Brought' }, season: 1, runs: '1' });
    await later.clock.advance(60_000);
    expect(awaited).toContain(1);
    expect(later.state()).toMatchObject({ checked: 3, awaited: 0 });
  });
});

describe('shows that are not followed (product.md, Up next: shows)', () => {
  it('are told apart, the one that was stopped last first', async () => {
    const [first, second, third, followed] = showsTo(4);
    const stopped = (show: typeof first, day: number) => ({ ...show!, stoppedAt: `2026-11-0${day}T10:00:00.000Z` });
    const { clock, state } = open({ episodes: [stopped(first, 2), stopped(second, 3), stopped(third, 1), followed!] });
    await clock.advance(1);
    expect(state()?.stopped.map(({ show }) => show.id)).toEqual([2, 1, 3]);
    expect(state()?.followed.map(({ show }) => show.id)).toEqual([4]);
  });

  it('are as they are after each change of episodes and marks, and of nothing else', async () => {
    const { clock, deps, upNext } = open({ episodes: showsTo(1) });
    const states: unknown[] = [];
    upNext.state$.subscribe((each) => states.push(each));
    await clock.advance(1);
    const before = states.length;
    deps.session.dispatch({ kind: 'theme-set', theme: 'light' });
    await clock.advance(1);
    expect(states).toHaveLength(before);
    deps.session.dispatch({
      kind: 'title-marked',
      title: { id: 1, media_type: 'tv' },
      set: { seenAt: null },
      clear: [],
    });
    await clock.advance(1);
    expect(states).toHaveLength(before + 1);
  });
});
