import { describe, expect, it } from 'vitest';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { seasonsToAsk } from './seasons-to-ask.ts';

const text = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, '1']));

describe('the seasons that tell which episode is next (product.md, Shows: next)', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly number[]]>([
    ['the first one', {}, [1]],
    ['the first one, where only specials were seen', { 0: '1' }, [1]],
    ['the last one that was begun, the one behind it, and those before', { 1: '1', 3: '2-4' }, [3, 4, 1]],
    ['those that are years', { 2023: '1', 2024: '1' }, [2024, 2025, 2023]],
    ['none of which nothing can be read', { 1: '1', 7: 'x', y: '1', '03': '1' }, [1, 2]],
  ])('are %s', (_, seasons, asked) => expect(seasonsToAsk({ seasons })).toEqual(asked));

  it('are those that there are, where it is known which', () => {
    const known = [aSeason(2019, 1), aSeason(2021, 1), aSeason(2022, 1)];
    expect(seasonsToAsk({ seasons: { 2019: '1' } }, known)).toEqual([2019, 2021]);
    expect(seasonsToAsk({ seasons: { 2022: '1' } }, known)).toEqual([2022, 2023]);
    expect(seasonsToAsk({ seasons: {} }, known)).toEqual([2019]);
    expect(seasonsToAsk({ seasons: { 2019: '1' }, isMarked: true }, known)).toEqual([2019, 2021, 2022]);
  });

  it.each<[string, readonly number[], Readonly<Record<string, string>>, readonly number[]]>([
    ['the first that there is, where none of the begun ones is there any more', [1, 2, 3], { 5: '1-3' }, [1]],
    ['of those that are there the last that was begun', [1, 2, 3], { 1: '1', 5: '1-3' }, [1, 2]],
    ['the first one where a number has gone, and years are in its place', [2019, 2020], { 1: '1-4' }, [2019]],
    ['the first one where specials and a lost season were seen', [1], { 0: '1', 9: '2' }, [1]],
  ])('are %s', (_, there, seasons, asked) => {
    const known = there.map((number) => aSeason(number, 6));
    expect(seasonsToAsk({ seasons }, known)).toEqual(asked);
  });

  it('are none of which it is known that they have no episodes', () =>
    expect(seasonsToAsk({ seasons: { 0: '1' } }, [aSeason(1, 0), aSeason(2, 3)])).toEqual([2]));

  it('are 20 at most, the latest first', () => {
    const asked = seasonsToAsk({ seasons: text(40) });
    expect(asked).toHaveLength(20);
    expect(asked.slice(0, 3)).toEqual([40, 41, 39]);
  });
});
