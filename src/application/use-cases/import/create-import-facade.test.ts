import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { NameQuery } from '#domain/import/matching/title-question.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { aReading } from '#fixtures/ui/an-import-facade.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';
import type { RememberedTable } from '../../ports/memories/remembered-table.ts';
import { NO_EXTRAS } from '../titles/no-extras.ts';
import { createImportFacade } from './create-import-facade.ts';

const FILE = { name: 'list.csv', size: 7, arrayBuffer: async () => new ArrayBuffer(7) };
const TITLE = aTitle({ id: 7, title: 'Low Tide', release_date: '2020-01-01' });
const found = { titles: [TITLE], hasMore: false };

const setup = (finder: Partial<TitleFinder> = {}, online$ = new BehaviorSubject(true), language?: string) => {
  const { deps, clock, library } = libraryDeps();
  const read: unknown[] = [];
  const exported: unknown[] = [];
  const matchMemory = new MemoryAnswers<RememberedAnswer>();
  const columnsMemory = new MemoryValue<readonly RememberedTable[]>();
  const facade = createImportFacade({
    ...deps,
    readImport: {
      execute: async (...given) => {
        read.push(given);
        return { kind: 'refused', refusal: 'empty', fileName: 'list.csv' };
      },
    },
    catalog: stubCatalog(),
    titleFinder: stubFinder(finder),
    showCatalog: NO_EXTRAS.showCatalog,
    matchMemory,
    columnsMemory,
    titleLocale: () => ({ language }),
    requestRunner: requestRunnerOf(clock),
    exportLists: { execute: async (...given) => void exported.push(given) },
    browser: { online$ },
  });
  return { facade, clock, library, session: deps.session, read, exported, matchMemory, columnsMemory };
};

describe('bringing lists from elsewhere', () => {
  it('leaves the files to who reads them, with the order of dates that the visitor chose', async () => {
    const { facade, read } = setup();
    expect(await facade.read([FILE], { dateOrder: 'day-first' })).toMatchObject({ kind: 'refused' });
    expect(read).toEqual([[[FILE], { dateOrder: 'day-first' }]]);
  });

  it('goes from what was read to the library', async () => {
    const { facade, clock, library } = setup({ findByName: async () => found });
    const reading = aReading({ titles: [anImportedTitle({ name: 'Low Tide', year: 2020, listedAt: null })] });
    const matching = facade.match(reading);
    const done = firstValueFrom(matching.state$, { defaultValue: undefined });
    expect((await done)?.status).toBe('matching');
    let matches: readonly object[] = [];
    matching.state$.subscribe((state) => (matches = state.matches));
    await clock.advance(1_000);
    expect(matches).toMatchObject([{ kind: 'found', title: { id: 7 } }]);
    const chosen = { imported: reading.titles[0]!, title: TITLE };
    expect(facade.gain(chosen, [])).toBe('new');
    facade.add([chosen], reading);
    await clock.advance(0);
    expect(facade.gain(chosen, [])).toBe('here');
    expect(library().watchlist).toMatchObject([{ id: 7 }]);
  });

  it('tells of which titles the library has no room for every day (product.md, Import: seen before)', async () => {
    const { facade, clock } = setup();
    const seenBefore = Array.from({ length: 99 }, (_, at) => `${1900 + at}-05-05`);
    const reading = aReading();
    facade.add([{ imported: anImportedTitle({ seenAt: '2020-05-05', seenBefore }), title: TITLE }], reading);
    await clock.advance(0);
    const chosen = { imported: anImportedTitle({ seenAt: '2021-05-05' }), title: TITLE };
    expect(facade.daysOver([chosen])).toEqual([{ title: TITLE, days: 1 }]);
    expect(facade.converting.daysOver([chosen])).toEqual([]);
  });
});

describe('titles of files, where a language of titles is chosen (product.md, Titles in one’s language: imports)', () => {
  it.each([
    [undefined, [false]],
    ['de-DE', [false, true]],
  ])('%j: are looked for in English (%j), too', async (language, inEnglish) => {
    const asked: NameQuery[] = [];
    const finder = {
      findByName: async (query: NameQuery) => {
        asked.push(query);
        return { titles: [], hasMore: false };
      },
    };
    const { facade, clock } = setup(finder, undefined, language);
    const titles = [anImportedTitle({ name: 'Low Tide', year: 2020, media_type: 'movie', listedAt: null })];
    facade.match(aReading({ titles })).state$.subscribe();
    await clock.advance(10_000);
    expect([...new Set(asked.map((query) => query.inEnglish === true))]).toEqual(inEnglish);
  });
});

describe('files that are only converted (product.md, Import: only convert)', () => {
  const imported = anImportedTitle({ name: 'Low Tide', year: 2020, listedAt: null, ids: { imdb: 'tt0000007' } });
  const reading = aReading({ titles: [imported] });
  const order = { form: 'trakt', withNotes: false } as const;

  it('are matched and given back as any are, and leave nothing behind in the library, its log or the memory of answers', async () => {
    const asked: NameQuery[] = [];
    const { facade, clock, library, session, matchMemory, exported } = setup({
      findByName: async (query) => {
        asked.push(query);
        return found;
      },
    });
    const recall = vi.spyOn(matchMemory, 'recall');
    const dispatch = vi.spyOn(session, 'dispatch');
    const before = library();
    const { converting } = facade;
    let matches: readonly object[] = [];
    converting.match(reading).state$.subscribe((state) => (matches = state.matches));
    await clock.advance(1_000);
    expect(matches).toMatchObject([{ kind: 'found', title: { id: 7 } }]);
    expect(asked).toMatchObject([{ name: 'Low Tide' }]);
    const done = converting.convert([{ imported, title: TITLE }], reading, order);
    await clock.advance(100);
    await done;
    expect(exported).toMatchObject([[order, { library: { watchlist: [{ id: 7, title: 'Low Tide' }] } }]]);
    expect(library()).toBe(before);
    expect(dispatch).not.toHaveBeenCalled();
    expect(recall).not.toHaveBeenCalled();
    expect(matchMemory.answers.size).toBe(0);
  });

  it('leave no trace of what was said of their columns, nor find one (product.md, Import: chosen columns)', async () => {
    const { facade, columnsMemory } = setup();
    const recall = vi.spyOn(columnsMemory, 'recall');
    const answers = { tables: new Map([['title', { columns: [{ role: 'title' as const }] }]]) };
    await facade.converting.read([FILE], answers);
    expect(recall).not.toHaveBeenCalled();
    await facade.read([FILE], answers);
    expect(columnsMemory.recall()).toEqual([{ key: 'title', columns: [{ role: 'title' }] }]);
  });

  it('are none that are here already, whatever the library has', async () => {
    const { facade, session } = setup();
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { ...TITLE, addedAt: '' } });
    expect(facade.gain({ imported, title: TITLE }, [])).toBe('here');
    expect(facade.converting.gain({ imported, title: TITLE }, [])).toBe('new');
  });
});

describe('the visitor’s own search (product.md, Import: own search)', () => {
  it('is for a name among movies and shows', async () => {
    const asked: NameQuery[] = [];
    const { facade, clock } = setup({
      findByName: async (query) => {
        asked.push(query);
        return found;
      },
    });
    const checkedAt = clock.now().toISOString();
    expect(await facade.search(' Low Tide ')).toEqual({ status: 'loaded', value: [{ ...TITLE, checkedAt }] });
    expect(asked).toEqual([{ name: 'Low Tide' }]);
  });

  it('of nothing finds nothing, and asks nobody', async () => {
    const { facade } = setup({ findByName: async () => expect.unreachable() });
    expect(await facade.search('  ')).toEqual({ status: 'loaded', value: [] });
  });

  it('says why it failed', async () => {
    const refusing = { findByName: () => Promise.reject(new CatalogError({ kind: 'http', status: 401 })) };
    expect(await setup(refusing).facade.search('x')).toMatchObject({ status: 'failed', error: { type: 'auth' } });
  });

  it('is asked where the browser says that there is no network, and fails at once where there is none', async () => {
    const online$ = new BehaviorSubject(false);
    const answering = setup({ findByName: async () => ({ titles: [], hasMore: false }) }, online$);
    expect(await answering.facade.search('x')).toEqual({ status: 'loaded', value: [] });
    const cutOff = setup({ findByName: () => Promise.reject(new CatalogError({ kind: 'network' })) }, online$);
    expect(await cutOff.facade.search('x')).toMatchObject({ status: 'failed', error: { type: 'network' } });
  });
});
