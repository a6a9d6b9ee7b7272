import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS_KEPT_MS } from '#application/ports/memories/match-memory.ts';
import { SystemClock } from '../system-clock.ts';
import { BrowserSiteData } from './browser-site-data.ts';
import { IndexedDbMatchMemory } from './indexed-db-match-memory.ts';

const NAME = 'matinee-matches';
const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide', poster_path: null } as const;
const NOW = Date.now();
const answer = (answeredAt = NOW) => ({ titles: [LOW_TIDE], answeredAt });

const memory = (limit?: number) => new IndexedDbMatchMemory(new SystemClock(), limit);
const put = async (key: string, value: unknown) => {
  await memory().recall([]);
  const database = await openDB(NAME);
  await database.put('answers', value, key);
  database.close();
};

const clear = async () => {
  vi.restoreAllMocks();
  await new BrowserSiteData().erase();
};
beforeEach(clear);
afterEach(clear);

describe('the answers about titles of files (product.md, Import: remembered)', () => {
  it('are there for the next visit, and only those that are asked for', async () => {
    await memory().remember('imdb:tt7', answer());
    await memory().remember('name:::nothing', { titles: [], answeredAt: NOW });
    await memory().remember('other', answer());
    expect(await memory().recall(['imdb:tt7', 'name:::nothing', 'unknown'])).toEqual(
      new Map<string, unknown>([
        ['imdb:tt7', answer()],
        ['name:::nothing', { titles: [], answeredAt: NOW }],
      ]),
    );
  });

  it('are replaced by newer ones', async () => {
    const one = memory();
    await one.remember('a', answer());
    await one.remember('a', { titles: [], answeredAt: NOW + 1 });
    expect((await one.recall(['a'])).get('a')).toEqual({ titles: [], answeredAt: NOW + 1 });
  });

  it('go with everything else that is erased (product.md, General: personal data)', async () => {
    await memory().remember('a', answer());
    await new BrowserSiteData().erase();
    expect(await memory().recall(['a'])).toEqual(new Map());
  });

  it('are the newest, where there are too many', async () => {
    for (const [at, key] of ['a', 'b', 'c', 'd'].entries()) await memory().remember(key, answer(NOW + at));
    await memory(3).remember('e', answer(NOW + 9));
    expect([...(await memory().recall(['a', 'b', 'c', 'd', 'e'])).keys()]).toEqual(['c', 'd', 'e']);
  });

  it('go when they are too old', async () => {
    await memory().remember('old', answer(NOW - ANSWERS_KEPT_MS - 1_000));
    await memory().remember('new', answer());
    expect([...(await memory().recall(['old', 'new'])).keys()]).toEqual(['new']);
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no title', { titles: [{ id: 'seven' }], answeredAt: NOW }],
    ['no time', { titles: [] }],
  ])('are as if they were not there where one is %s', async (_, value) => {
    await put('a', value);
    expect(await memory().recall(['a'])).toEqual(new Map());
  });

  it('are none where the browser keeps nothing, and nothing fails', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const blocked = memory();
    expect(await blocked.recall(['a'])).toEqual(new Map());
    await expect(blocked.remember('a', answer())).resolves.toBeUndefined();
    expect(await blocked.recall(['a'])).toEqual(new Map());
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('are still recalled where there is no room for another', async () => {
    const one = memory();
    await one.remember('a', answer());
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    await expect(one.remember('b', answer())).resolves.toBeUndefined();
    expect([...(await one.recall(['a', 'b'])).keys()]).toEqual(['a']);
  });
});

it('asks nothing of a database of that name that another page has deleted', async () => {
  const one = memory();
  await one.remember('a', answer());
  await deleteDB(NAME);
  expect(await one.recall(['a'])).toEqual(new Map());
});
