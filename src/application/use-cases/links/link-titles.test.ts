import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { LinkTitles, type LoadingProgress } from './link-titles.ts';

const details = (id: number): TitleDetails => ({ ...aTitle({ id, title: `T${id}` }), genres: [], created_by: [] });
const refs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ media_type: 'movie', id: at + 1 }) as const);
const http = (status: number) => Promise.reject(new CatalogError({ kind: 'http', status }));

const setup = (count: number, answer: (id: number) => Promise<TitleDetails> = async (id) => details(id)) => {
  const clock = new VirtualClock();
  const asked: number[] = [];
  let running = 0;
  let most = 0;
  const catalog = {
    fetchDetails: async ({ id }: { readonly id: number }) => {
      asked.push(id);
      running += 1;
      most = Math.max(most, running);
      // As an answer takes its time.
      await Promise.resolve();
      try {
        return await answer(id);
      } finally {
        running -= 1;
      }
    },
  };
  const list = refs(count);
  const changes$ = new Subject<unknown>();
  const language = { key: '', changes$ };
  const choose = (key: string) => {
    language.key = key;
    changes$.next(key);
  };
  const titles = new LinkTitles({ catalog, requestRunner: requestRunnerOf(clock, undefined, language) }, list);
  const progress: LoadingProgress[] = [];
  let isComplete = false;
  const loadAll = () =>
    titles.loadAll().subscribe({ next: (each) => progress.push(each), complete: () => (isComplete = true) });
  return { titles, list, clock, asked, progress, loadAll, choose, most: () => most, isComplete: () => isComplete };
};

describe('the titles of a shared list (product.md, Links: loading)', () => {
  it('are asked for when they are looked at, each once', async () => {
    const { titles, list, clock, asked } = setup(3);
    expect(asked).toEqual([]);
    const query = titles.queryOf(list[1]!);
    const stop = query.activate();
    await clock.settle();
    expect(query.state).toEqual({ status: 'loaded', value: details(2) });
    stop();
    titles.queryOf(list[1]!).activate();
    await clock.settle();
    expect(asked).toEqual([2]);
  });

  it('are asked for anew in another language where they are shown (product.md, Titles in one’s language: change)', async () => {
    const { titles, list, clock, asked, choose } = setup(3);
    titles.queryOf(list[0]!).activate()();
    titles.queryOf(list[1]!).activate();
    await clock.settle();
    choose('de-DE');
    await clock.settle();
    expect(asked).toEqual([1, 2, 2]);
  });

  it('are asked for at most six at once, whoever asks', async () => {
    const { titles, list, clock, asked, most, loadAll, isComplete } = setup(40);
    for (const title of list.slice(20, 30)) titles.queryOf(title).activate();
    loadAll();
    await clock.advance(1);
    expect(isComplete()).toBe(true);
    expect(most()).toBe(6);
    expect(asked.toSorted((a, b) => a - b)).toEqual(list.map(({ id }) => id));
    expect(titles.loaded.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });

  it('are not asked for where they went out of sight before their turn', async () => {
    const { titles, list, clock, asked } = setup(10);
    const stops = list.map((title) => titles.queryOf(title).activate());
    for (const stop of stops.slice(6)) stop();
    await clock.settle();
    expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('tell how many there are so far, with those that were there before', async () => {
    const { titles, list, clock, progress, loadAll } = setup(4);
    titles.queryOf(list[3]!).activate();
    await clock.settle();
    loadAll();
    await clock.settle();
    expect(progress).toEqual([1, 2, 3, 4].map((done) => ({ done, total: 4 })));
  });

  it('are no longer asked for once nobody waits for them', async () => {
    const { clock, asked, loadAll } = setup(20);
    loadAll().unsubscribe();
    await clock.settle();
    expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('may be gone, which is an answer', async () => {
    const { titles, list, clock, asked, loadAll, isComplete } = setup(2, (id) =>
      id === 1 ? http(404) : Promise.resolve(details(id)),
    );
    loadAll();
    await clock.settle();
    loadAll();
    await clock.settle();
    expect(titles.queryOf(list[0]!).state).toEqual({ status: 'loaded', value: 'gone' });
    expect(titles.known(list).map(({ id }) => id)).toEqual([2]);
    expect(titles.loaded.map(({ id }) => id)).toEqual([2]);
    expect(isComplete()).toBe(true);
    expect(asked).toEqual([1, 2]);
  });

  it('that could not be had are asked for once more the next time, also while they are looked at', async () => {
    let isBroken = true;
    const { titles, list, clock, loadAll, isComplete } = setup(2, (id) =>
      isBroken && id === 1 ? http(401) : Promise.resolve(details(id)),
    );
    titles.queryOf(list[0]!).activate();
    loadAll();
    await clock.advance(60_000);
    expect(isComplete()).toBe(true);
    expect(titles.queryOf(list[0]!).state).toMatchObject({ status: 'failed' });
    expect(titles.known(list)).toEqual([{ id: 1, media_type: 'movie' }, details(2)]);
    isBroken = false;
    loadAll();
    await clock.settle();
    expect(titles.loaded).toHaveLength(2);
  });

  it('are asked about one by one for a pick, what has failed anew (product.md, Pick: questions)', async () => {
    let isBroken = true;
    const { titles, list, clock, asked } = setup(3, (id) => (isBroken ? http(401) : Promise.resolve(details(id))));
    const failed = titles.ask(list[1]!);
    await clock.advance(60_000);
    expect(await failed).toBeUndefined();
    isBroken = false;
    expect(await titles.ask(list[1]!)).toEqual(details(2));
    const before = asked.length;
    expect(await titles.ask({ id: 2 })).toEqual(details(2));
    expect(asked).toHaveLength(before);
    expect(titles.known(list.slice(1))).toEqual([details(2), { id: 3, media_type: 'movie' }]);
  });
});
