import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { sumOf } from '../crc32.ts';
import { rankAt, rankBetween } from '../library/order/rank.ts';
import { compareRegisters, episodeOf, mergedRegister, type Register } from './register.ts';
import { FIRST_STAMP } from './stamp.ts';

const register = (item: object | null, more: Partial<Register> = {}): Register => ({
  list: 'marks',
  key: 'movie:603',
  stamp: stampAt(1_000),
  device: 'A',
  item,
  ...more,
});

it.each([
  ['tv:1396/2/5', { id: 1396, season: 2, number: 5 }],
  ['tv:1396/0/0', { id: 1396, season: 0, number: 0 }],
  ['movie:1396/2/5', undefined],
  ['tv:1396/2', undefined],
])('the episode of the key %s is %j (product.md, Devices: registers)', (key, episode) => {
  expect(episodeOf(key)).toEqual(episode);
});

describe('of two marks of one time (product.md, Devices: same time)', () => {
  it.each<[string, object | null, object | null, object | null]>([
    ['gaps are filled', { rating: 7 }, { note: 'Fog.' }, { rating: 7, note: 'Fog.' }],
    ['the greater rating counts', { rating: 7 }, { rating: 10 }, { rating: 10 }],
    ['the later day counts', { seenAt: '2026-11-02' }, { seenAt: '2026-11-01' }, { seenAt: '2026-11-02' }],
    ['a day counts more than some time', { seenAt: null }, { seenAt: '2026-11-01' }, { seenAt: '2026-11-01' }],
    ['some time counts more than nothing', {}, { seenAt: null }, { seenAt: null }],
    ['what is there counts more than what is removed', null, { rating: 7 }, { rating: 7 }],
    [
      'each paragraph of both notes is kept',
      { note: 'Fog.\n\nSea.' },
      { note: 'Sea.\n\nAsh.' },
      { note: 'Ash.\n\nFog.\n\nSea.' },
    ],
    [
      'a note that has the other’s paragraphs stays as it is',
      { note: 'Sea.\n\nFog.' },
      { note: 'Fog.' },
      { note: 'Sea.\n\nFog.' },
    ],
    ['spaces make no other paragraph', { note: 'Sea.\n\nFog.' }, { note: ' Fog. \n\n' }, { note: 'Sea.\n\nFog.' }],
    [
      'a visitor’s order counts more than that of merging',
      { note: 'Fog.\n\nSea.' },
      { note: 'Sea.\n\nFog.' },
      { note: 'Sea.\n\nFog.' },
    ],
    ['of two orders of visitors one counts', { note: 'B\n\nA\n\nC' }, { note: 'C\n\nB\n\nA' }, { note: 'C\n\nB\n\nA' }],
    ['a text that is no note is not put together', { title: 'B' }, { title: 'A' }, { title: 'B' }],
  ])('%s', (_, one, other, both) => {
    const [a, b] = [register(one), register(other, { device: 'B' })];
    for (const merged of [mergedRegister(a, b), mergedRegister(b, a)])
      expect(merged).toEqual(register(both, { device: 'B' }));
  });

  it.each<[string, Register]>([
    ['the same', register({ rating: 7, note: 'Fog.' })],
    ['less', register({ rating: 6 })],
    ['a gap', register({})],
  ])('the very same is left where the other says %s', (_, other) => {
    const own = register({ rating: 7, note: 'Fog.' });
    expect(mergedRegister(own, other)).toBe(own);
  });

  it('one that this release cannot read stays as it is', () => {
    const [read, unread] = [register({ rating: 7 }, { device: 'B' }), register({ rating: 9 }, { isUnread: true })];
    expect(mergedRegister(read, unread)).toBe(unread);
    expect(mergedRegister(unread, read)).toBe(unread);
  });

  it('what two episodes say is put together, and of the other lists one counts', () => {
    const merged = (list: string) =>
      mergedRegister(register({ day: 1 }, { list }), register({ name: 'x' }, { list, device: 'B' })).item;
    expect(merged('episodes')).toEqual({ day: 1, name: 'x' });
    expect(merged('watchlist')).toEqual({ name: 'x' });
  });
});

describe('of two registers of one key', () => {
  it.each<[string, Register, Register]>([
    ['the later counts', register({ rating: 1 }, { stamp: stampAt(2_000) }), register({ rating: 9 }, { device: 'B' })],
    [
      'a default collection that is as it came counts less (product.md, Devices: same time)',
      register({ id: '2', name: 'Noir', description: '' }, { list: 'collections' }),
      register(
        { id: '2', name: 'Action Pack', description: 'High-octane action movies' },
        { list: 'collections', device: 'B' },
      ),
    ],
    [
      'that of the device with the greater name counts',
      register({ id: 603 }, { list: 'watchlist', device: 'B' }),
      register({ id: 604 }, { list: 'watchlist' }),
    ],
    [
      'of a device and its copy the same counts everywhere',
      register({ id: 604 }, { list: 'watchlist' }),
      register({ id: 603 }, { list: 'watchlist' }),
    ],
  ])('%s', (_, greater, lesser) => {
    expect(compareRegisters(greater, lesser)).toBeGreaterThan(0);
    expect(compareRegisters(lesser, greater)).toBeLessThan(0);
    expect(mergedRegister(lesser, greater)).toBe(greater);
    expect(mergedRegister(greater, { ...greater, item: structuredClone(greater.item) })).toBe(greater);
  });
});

describe('of two registers of one key each fact counts for itself (product.md, Devices: for itself)', () => {
  const [first, second, third] = [stampAt(1_000), stampAt(2_000), stampAt(3_000)];
  const merged = (a: Register, b: Register): Register => {
    const both = mergedRegister(a, b);
    expect(mergedRegister(b, a)).toEqual(both);
    // Once it is merged nothing of it is news.
    for (const each of [a, b]) expect(mergedRegister(both, each)).toBe(both);
    return both;
  };
  const head = (item: object | null, more: Partial<Register> = {}) =>
    register(item, { list: 'collections', key: '2', ...more });

  const PLACED = rankBetween(rankAt(0), rankAt(1));
  /** Moved here, and named before. */
  const MOVED = head(
    { id: '2', name: 'Noir', description: '', rank: PLACED },
    { device: 'B', stamp: second, said: { name: [first], rank: [second, sumOf(rankAt(1))] } },
  );

  it('and what comes of them is later than both: a release before takes it as a whole', () => {
    const one = register({ rating: 9, note: 'Fog.' }, { stamp: second, said: { rating: [second, 1], note: [first] } });
    const other = register({ rating: 7, note: 'Sea.' }, { stamp: third, device: 'B', said: { note: [third, 1] } });
    const both = merged(one, other);
    expect(both).toMatchObject({ item: { rating: 9, note: 'Sea.' }, said: { rating: [second, 1], note: [third, 1] } });
    expect(both.stamp > third).toBe(true);
  });

  it.each<[string, Register, Register, object | null]>([
    [
      'a default name says less than another of the same time',
      head({ id: '2', name: 'Noir', description: '' }, { device: 'B', stamp: FIRST_STAMP }),
      head(
        { id: '2', name: 'Action Pack', description: 'High-octane action movies', cover: 'movie:1' },
        { stamp: second, said: { cover: [second, 1] } },
      ),
      { name: 'Noir', description: '', cover: 'movie:1' },
    ],
    [
      'a mark that was removed takes along what was never shared of it',
      register({ seenAt: null, note: 'Fog.' }, { device: 'B', stamp: FIRST_STAMP }),
      register(null, { stamp: second, said: { rating: [second, 1] } }),
      null,
    ],
    [
      'a mark that lost its rating has the note that it was given elsewhere',
      register(
        { rating: 7, note: 'Fog.' },
        { device: 'B', stamp: second, said: { note: [second, 1], rating: [first] } },
      ),
      register(null, { stamp: third, said: { rating: [third, 1] } }),
      { note: 'Fog.' },
    ],
    [
      'two that removed something each leave nothing',
      register({ note: 'Fog.' }, { device: 'B', stamp: second, said: { rating: [second, 1], note: [first] } }),
      register({ rating: 7 }, { stamp: third, said: { note: [third, 1], rating: [first] } }),
      null,
    ],
    [
      'what only a newer release has written stays',
      register(
        { rating: 7, mood: 'calm' },
        { device: 'B', stamp: second, said: { mood: [second, 1], rating: [first] } },
      ),
      register({ rating: 9 }, { stamp: third, said: { rating: [third, 1] } }),
      { rating: 9, mood: 'calm' },
    ],
    [
      'that a title was seen some time, said by a release before, is more than that it was not',
      register({ rating: 7 }, { device: 'B', stamp: second, said: { rating: [second, 1], seenAt: [first, 1] } }),
      register({ rating: 7, seenAt: null }, { stamp: third }),
      { rating: 7, seenAt: null },
    ],
    [
      'a note that was removed is no news of a release before, which says something else',
      register(null, { device: 'B', stamp: second, said: { note: [second, sumOf('Fog.')], rating: [first, 1] } }),
      register({ note: 'Fog.', seenAt: null }, { stamp: third }),
      { seenAt: null },
    ],
    [
      'also where nothing is left then',
      register(
        { rating: 7 },
        { device: 'B', stamp: second, said: { note: [second, sumOf('Fog.')], rating: [first, 1] } },
      ),
      register({ note: 'Fog.' }, { stamp: third }),
      null,
    ],
    [
      'also where a release before has named it since',
      head(
        { id: '2', name: 'Noir', description: '', tint: 'red' },
        { device: 'B', stamp: second, said: { tint: [second, 1], name: [first], description: [first] } },
      ),
      head({ id: '2', name: 'Crime', description: '' }, { stamp: third }),
      { name: 'Crime', description: '', tint: 'red' },
    ],
    [
      'a number of a release before, which names it and has not heard of its place, is no place that anybody has said',
      MOVED,
      head({ id: '2', name: 'Crime', description: '', rank: rankAt(7) }, { stamp: third }),
      { name: 'Crime', description: '', rank: PLACED },
    ],
    [
      'nor is that it has none there',
      MOVED,
      head({ id: '2', name: 'Crime', description: '' }, { stamp: third }),
      { name: 'Crime', description: '', rank: PLACED },
    ],
    [
      'but a place that a release before says counts where it is later',
      MOVED,
      head({ id: '2', name: 'Noir', description: '', rank: rankBetween(rankAt(2), rankAt(3)) }, { stamp: third }),
      { name: 'Noir', description: '', rank: rankBetween(rankAt(2), rankAt(3)) },
    ],
    [
      'and so does that it takes the place back there',
      MOVED,
      head({ id: '2', name: 'Noir', description: '', rank: rankAt(7) }, { stamp: third }),
      { name: 'Noir', description: '', rank: rankAt(7) },
    ],
  ])('%s', (_, one, other, item) => {
    const { item: both } = merged(one, other);
    const facts = Object.entries(both ?? {}).filter(([name]) => name !== 'id');
    expect(both && Object.fromEntries(facts)).toEqual(item);
  });

  it('but a collection that is removed later is removed as a whole, and one that is named later is there', () => {
    const named = head({ id: '2', name: 'Noir', description: '' }, { stamp: second, said: { name: [second, 1] } });
    expect(merged(named, head(null, { device: 'B', stamp: third }))).toMatchObject({ item: null });
    expect(merged(named, head(null, { device: 'B', stamp: first }))).toBe(named);
  });

  it('and one that a release before has passed on without that stays as it was', () => {
    const own = register({ rating: 7 }, { stamp: second, said: { rating: [second, 1] } });
    const { said: _, ...passed } = own;
    expect(mergedRegister(own, passed)).toBe(own);
    expect(mergedRegister(passed, own)).toBe(own);
  });
});
