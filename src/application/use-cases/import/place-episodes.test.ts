import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { aShow, FACTS, importingEpisodes, seen, SHOW, type Provider } from '#fixtures/import/importing-episodes.ts';
import { aReading } from '#fixtures/ui/an-import-facade.ts';

describe('the episodes of a file (product.md, Import: episodes)', () => {
  it('come with their show: one change, one toast, one undo', async () => {
    const { bring, library, messages, undo, session } = importingEpisodes();
    const before = library();
    const made: string[] = [];
    session.changes$.subscribe(({ action }) => made.push(action.kind));
    const day = '2024-03-04T12:00:00.000Z';
    await bring(aShow([seen(1, 1, { seenAt: day }), seen(1, 2, { seenAt: day }), seen(2, 8)], { rating: 8 }));
    expect(library().episodes).toMatchObject([{ ...FACTS, seasons: { 1: '1-2@19786', 2: '8' } }]);
    expect(library().episodes[0]).not.toHaveProperty('overview');
    expect(messages()).toEqual([['success', 'Added: 1 marked title and 3 episodes']]);
    expect(made).toEqual(['batch']);
    undo();
    expect(library()).toEqual(before);
  });

  it('add nothing the second time, and it says so (product.md, Import: same file)', async () => {
    const { bring, library, messages } = importingEpisodes();
    const file = () => aShow([seen(1, 1), seen(1, 99)], { rating: 8 });
    expect((await bring(file())).gains).toEqual(['new']);
    const once = library();
    expect((await bring(file())).gains).toEqual(['here']);
    expect(library()).toBe(once);
    expect(messages().at(-1)).toEqual(['blank', 'Everything in it that can be kept is here already']);
  });

  it('of which the catalogue has none bring nothing, and it is not said that they are here (product.md, Import: here already)', async () => {
    const { bring, library, messages } = importingEpisodes();
    const before = library();
    expect((await bring(aShow([seen(9, 1)]))).gains).toEqual(['none']);
    expect(library()).toBe(before);
    expect(messages()).toEqual([['blank', 'Nothing of it can be kept here']]);
  });

  it('are none where the file says only that some were seen (product.md, Import: parts of shows)', async () => {
    const { bring, library } = importingEpisodes({ has: { episodes: [{ ...FACTS, seasons: { 1: '1-2' } }] } });
    const before = library();
    const part = aShow([], { lastSeenAt: '2024-03-04T12:00:00.000Z' });
    expect((await bring(part, aShow([], { name: 'Nine Dials: Season 1', seenAt: null }))).gains).toEqual([
      'none',
      'none',
    ]);
    expect(library()).toBe(before);
  });

  it('complete what was imported before without them', async () => {
    const { bring, library, messages } = importingEpisodes();
    await bring(aShow([], { episodes: [], rating: 8, listedAt: null }));
    const { watchlist, marks } = library();
    await bring(aShow([seen(1, 1)], { rating: 8, listedAt: null }));
    expect(library()).toMatchObject({ watchlist, marks, episodes: [{ seasons: { 1: '1' } }] });
    expect(messages().at(-1)).toEqual(['success', 'Added: 1 episode']);
  });

  it('fill gaps: a day that is here stays, and a day is news where none is known', async () => {
    const episodes = [{ ...FACTS, seasons: { 1: '1@19000,2' } }];
    const { bring, library } = importingEpisodes({ has: { episodes } });
    const day = '2024-03-04T12:00:00.000Z';
    await bring(aShow([1, 2, 3].map((number) => seen(1, number, { seenAt: day }))));
    expect(library().episodes).toMatchObject([{ seasons: { 1: '1@19000,2-3@19786' } }]);
  });

  it('are those of one show, where two titles of the file are one', async () => {
    const { bring, library } = importingEpisodes();
    await bring(aShow([seen(1, 1)]), aShow([seen(1, 2), seen(2, 1)], { name: 'Nine dials' }));
    expect(library().episodes).toMatchObject([{ seasons: { 1: '1-2', 2: '1' } }]);
  });
});

describe('a mark of the show beside them (product.md, Import: marks and episodes)', () => {
  const day = '2024-03-04T12:00:00.000Z';

  it.each<[string, Partial<ImportedTitle>, string | null]>([
    ['counts up to its own day', { seenAt: '2024-02-01T12:00:00.000Z' }, '2024-02-01'],
    ['without a day counts up to the last episode with a day', { seenAt: null }, '2024-03-04'],
    [
      'without a day, and without days of episodes, counts for all that is out',
      { seenAt: null, episodes: [seen(1, 1)] },
      null,
    ],
  ])('%s', async (_, more, seenAt) => {
    const { bring, library } = importingEpisodes();
    await bring(aShow([seen(1, 1, { seenAt: day }), seen(1, 2)], more));
    expect(library().marks).toMatchObject([{ id: 1396, seenAt }]);
  });

  it('is not made of episodes alone', async () => {
    const { bring, library } = importingEpisodes();
    await bring(aShow(Array.from({ length: 10 }, (_, at) => seen(1, at + 1))));
    expect(library().marks).toEqual([]);
  });
});

describe('a show that was given up (product.md, Import: shows given up)', () => {
  const stopped = () => aShow([seen(1, 1)], { isStopped: true });

  it('is not followed, and keeps its episodes', async () => {
    const { bring, library, undo } = importingEpisodes();
    const before = library();
    await bring(stopped());
    expect(library().episodes).toMatchObject([{ seasons: { 1: '1' }, stoppedAt: '2026-11-21T12:01:00.000Z' }]);
    undo();
    expect(library()).toEqual(before);
  });

  it('stays followed where it is here already', async () => {
    const { bring, library } = importingEpisodes({ has: { episodes: [{ ...FACTS, seasons: { 2: '1' } }] } });
    await bring(stopped());
    expect(library().episodes[0]).toMatchObject({ seasons: { 1: '1', 2: '1' } });
    expect(library().episodes[0]).not.toHaveProperty('stoppedAt');
  });
});

describe('what the provider is asked of episodes (product.md, Import: numbers of episodes)', () => {
  it('is one request a show, of the seasons of the file, 20 at most', async () => {
    const { bring, asked } = importingEpisodes();
    await bring(aShow([seen(2, 1), seen(1, 1), seen(1, 2, { tvdb: 7 })]));
    expect(asked).toEqual([[1396, 2, 1]]);
  });

  it('is nothing of a title without episodes, of a movie, and of Matinee’s own numbers', async () => {
    const { bring, asked, library } = importingEpisodes();
    await bring(aShow([], { rating: 7 }), aShow([seen(1, 44, { isOwn: true })]));
    expect(asked).toEqual([]);
    expect(library().episodes).toMatchObject([{ seasons: { 1: '44' } }]);
  });

  it('is an episode’s number of TheTVDB, where the season lacks the file’s; else it is numbered differently', async () => {
    const { bring, asked, library } = importingEpisodes({ found: { 71: { show: 1396, season: 2, number: 3 } } });
    const years = [seen(2004, 1, { tvdb: 71 }), seen(2004, 2, { tvdb: 72 }), seen(1, 11), seen(1, 1)];
    const { placed } = await bring(aShow(years));
    expect(asked).toEqual([[1396, 2004, 1], 'tvdb 71', 'tvdb 72']);
    expect(placed).toEqual([{ seasons: { 1: '1', 2: '3' }, strayed: 2 }]);
    expect(library().episodes).toMatchObject([{ seasons: { 1: '1', 2: '3' } }]);
  });

  it('is asked of a title that the visitor takes it for, once', async () => {
    const { facade, asked, library, clock } = importingEpisodes();
    const imported = aShow([{ name: 'Part 3', season: 1, seenAt: null }]);
    const chosen = { imported, title: SHOW };
    expect(facade.placed(chosen)).toBeUndefined();
    // Names tell nothing before.
    expect(facade.gain(chosen, [])).toBe('new');
    expect(await facade.place(chosen)).toEqual({ seasons: { 1: '3' }, strayed: 0 });
    facade.add([chosen], aReading());
    await clock.advance(1_000);
    expect(asked).toEqual([[1396, 1]]);
    expect(library().episodes).toMatchObject([{ seasons: { 1: '3' } }]);
  });

  it('is asked when it is added, where it was not waited for', async () => {
    const { facade, asked, library, clock } = importingEpisodes();
    facade.add([{ imported: aShow([seen(1, 3), seen(1, 11)]), title: SHOW }], aReading());
    await clock.advance(1_000);
    expect(asked).toEqual([[1396, 1]]);
    expect(library().episodes).toMatchObject([{ seasons: { 1: '3' } }]);
  });

  it.each<[string, Provider]>([
    ['fails', { fails: new CatalogError({ kind: 'http', status: 500 }) }],
    ['knows no such show', { fails: new CatalogError({ kind: 'http', status: 404 }) }],
    ['cannot be reached', { fails: new CatalogError({ kind: 'network' }), online$: new BehaviorSubject(false) }],
  ])('is believed to be as the file says where the provider %s', async (_, provider) => {
    const { facade, library, clock } = importingEpisodes(provider);
    facade.add([{ imported: aShow([seen(1, 3), seen(7, 99)]), title: SHOW }], aReading());
    await clock.advance(60_000);
    expect(library().episodes).toMatchObject([{ seasons: { 1: '3', 7: '99' } }]);
  });
});
