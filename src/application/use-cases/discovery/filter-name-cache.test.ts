import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import type { FilterNames } from '../../ports/catalog/filter-names.ts';
import { FilterNameCache, type NamesByKey } from './filter-name-cache.ts';
import { NO_FILTER_NAMES } from './no-filter-names.ts';

const KEYWORD = { kind: 'keyword', id: 9715 } as const;
const COMPANY = { kind: 'company', id: 41077 } as const;
const NAMES: Readonly<Record<number, string>> = { 9715: 'superhero', 41077: 'A24' };

const open = (names: Partial<FilterNames> = {}) => {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const filterNames: FilterNames = {
    find: async (kind, text) => {
      asked.push(`${kind} ${text} at ${clock.scheduler.frame}`);
      return [{ id: 9715, name: 'superhero' }];
    },
    nameOf: async ({ kind, id }) => {
      asked.push(`${kind} ${id}`);
      const name = NAMES[id];
      if (name === undefined) throw new CatalogError({ kind: 'http', status: 404 });
      return name;
    },
    ...names,
  };
  const cache = new FilterNameCache({ filterNames, requestRunner: requestRunnerOf(clock) });
  const told: NamesByKey[] = [];
  const look = (...ids: Parameters<FilterNameCache['namesOf']>[0]) =>
    cache.namesOf(ids).subscribe((known) => told.push(known));
  const last = () => Object.fromEntries(told.at(-1) ?? []);
  return { clock, asked, cache, told, look, last };
};

describe('the names of filters', () => {
  it('come as they are known: at once without any, then each', async () => {
    const { clock, told, look, last } = open();
    look(KEYWORD, COMPANY);
    expect(told).toEqual([new Map()]);
    await clock.advance(0);
    expect(last()).toEqual({ 'keyword:9715': 'superhero', 'company:41077': 'A24' });
    expect(told[1]).toEqual(new Map([['keyword:9715', 'superhero']]));
  });

  it('are asked for once in a visit', async () => {
    const { clock, asked, told, look } = open();
    look(KEYWORD);
    await clock.advance(0);
    look(KEYWORD);
    expect(told.at(-1)).toEqual(new Map([['keyword:9715', 'superhero']]));
    expect(asked).toEqual(['keyword 9715']);
  });

  it('are none where nothing is filtered by', () => {
    const { asked, told, look } = open();
    look();
    expect(told).toEqual([new Map()]);
    expect(asked).toEqual([]);
  });

  it('stay away where the catalogue has none, or cannot be asked, and are asked for again', async () => {
    const { clock, asked, look, last } = open();
    look({ kind: 'keyword', id: 1 }, COMPANY);
    await clock.advance(60_000);
    expect(last()).toEqual({ 'company:41077': 'A24' });
    look({ kind: 'keyword', id: 1 });
    await clock.advance(60_000);
    expect(last()).toEqual({});
    expect(asked.filter((each) => each === 'keyword 1').length).toBeGreaterThan(1);
  });
});

describe('a text that is typed', () => {
  it('is asked for once no key has followed for 200 ms (product.md, Search: newest answer)', async () => {
    const { clock, asked, cache } = open();
    const outcomes: unknown[] = [];
    const typing = cache.find('keyword', 'sup').subscribe((outcome) => outcomes.push(outcome));
    await clock.advance(199);
    typing.unsubscribe();
    cache.find('keyword', 'super').subscribe((outcome) => outcomes.push(outcome));
    await clock.advance(200);
    expect(asked).toEqual(['keyword super at 399']);
    expect(outcomes).toEqual([{ status: 'loaded', value: [{ id: 9715, name: 'superhero' }] }]);
  });

  it('has what was found with its name: it is not asked for afterwards', async () => {
    const { clock, asked, cache, look, last } = open();
    cache.find('keyword', 'super').subscribe();
    await clock.advance(200);
    look(KEYWORD);
    expect(last()).toEqual({ 'keyword:9715': 'superhero' });
    look({ ...KEYWORD, kind: 'person' });
    expect(asked).toEqual(['keyword super at 200', 'person 9715']);
  });

  it('finds nothing and has no names in a catalogue that cannot filter by them', async () => {
    const { clock, cache, look, last } = open(NO_FILTER_NAMES);
    const found: unknown[] = [];
    cache.find('keyword', 'super').subscribe((outcome) => found.push(outcome));
    look(KEYWORD);
    await clock.advance(60_000);
    expect(found).toEqual([{ status: 'loaded', value: [] }]);
    expect(last()).toEqual({});
    await expect(NO_FILTER_NAMES.nameOf(KEYWORD, new AbortController().signal)).rejects.toEqual(
      new CatalogError({ kind: 'http', status: 404 }),
    );
  });

  it('that cannot be asked for says so, and gives no names', async () => {
    const failure = new CatalogError({ kind: 'http', status: 404 });
    const { clock, cache } = open({ find: () => Promise.reject(failure) });
    const outcomes: { readonly status: string }[] = [];
    cache.find('keyword', 'super').subscribe((outcome) => outcomes.push(outcome));
    await clock.advance(60_000);
    expect(outcomes.map(({ status }) => status)).toEqual(['failed']);
  });
});
