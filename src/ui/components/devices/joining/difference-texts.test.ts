import { describe, expect, it } from 'vitest';
import type { JoinConflict } from '#domain/devices/joining/join-conflicts.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import { someDifferences } from '#fixtures/devices/fake-devices.ts';
import { differencesText, lossText, nameOf, sayingOf } from './difference-texts.ts';

type Named = Exclude<JoinConflict, { readonly list: 'marks' }>;

const marked = (mine: Mark, theirs: Mark = {}): JoinConflict => ({
  list: 'marks',
  key: 'movie:1',
  mine: { id: 1, title: 'Low Tide', ...mine },
  theirs: { id: 1, ...theirs },
  isToChoose: true,
});
const collection: Named = {
  list: 'collections',
  key: '1',
  mine: { id: '1', name: 'Noir', description: '' },
  theirs: { id: '1', name: 'Crime', description: 'Dark' },
  isToChoose: true,
};

const order = (name?: string): Named => ({
  list: 'order',
  key: '1',
  mine: { collection: name, first: 'Low Tide', second: 'Fog' },
  theirs: { collection: name, first: 'Fog', second: 'Low Tide' },
  isToChoose: true,
});

describe('what both sides have said (product.md, Devices on screen: differences)', () => {
  it.each([
    [someDifferences(12), '12 titles are marked differently.'],
    [[collection], '1 collection is described differently.'],
    [
      [...someDifferences(1), collection, collection],
      '1 title is marked differently, and 2 collections are described differently.',
    ],
    [[order('Noir')], '1 list is in another order.'],
    [
      [...someDifferences(2), collection, order('Noir'), order()],
      '2 titles are marked differently, 1 collection is described differently, and 2 lists are in another order.',
    ],
  ])('is counted', (conflicts, text) => {
    expect(differencesText(conflicts)).toBe(text);
  });

  it.each<[Mark, string]>([
    [{ seenAt: '2025-03-03', rating: 9, note: 'Loud' }, 'Seen on March 3, 2025, rated 9 of 10, noted ‘Loud’'],
    [{ seenAt: null, note: 'Loud' }, 'Seen some time, noted ‘Loud’'],
    [{ rating: 1 }, 'Rated 1 of 10'],
    [{ note: 'loud '.repeat(60).trim() }, `Noted ‘${'loud '.repeat(31).trim()} loud…’`],
  ])('is said of a mark: %j', (mark, text) => {
    expect(sayingOf(marked(mark), 'mine')).toBe(text);
    expect(sayingOf(marked({}, mark), 'theirs')).toBe(text);
  });

  it('is said of a collection', () => {
    expect(nameOf(collection)).toBe('Noir');
    expect(sayingOf(collection, 'mine')).toBe('‘Noir’');
    expect(sayingOf(collection, 'theirs')).toBe('‘Crime’, described as ‘Dark’');
  });

  it('is said of an order', () => {
    expect(nameOf(order('Noir'))).toBe('Noir');
    expect(nameOf(order())).toBe('Collections');
    expect(sayingOf(order('Noir'), 'mine')).toBe('‘Low Tide’ before ‘Fog’');
    expect(sayingOf(order('Noir'), 'theirs')).toBe('‘Fog’ before ‘Low Tide’');
  });

  it.each([
    [
      [marked({ note: 'A' }, { note: 'B' })],
      'What only one of them says stays. Where both have a note, both are kept in one, yours first.',
    ],
    [[marked({ note: 'A' }, { note: 'A' }), marked({ note: 'A' }), collection], 'What only one of them says stays.'],
  ])('stays as far as only one says it', (conflicts, text) => {
    expect(lossText(conflicts)).toBe(text);
  });
});
