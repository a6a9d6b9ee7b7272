import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewSavedList, type SavedListView } from './saved-list-view.ts';
import type { SavedTitle } from './saved-title.ts';
import { showList, type ShownList } from './shown-list.ts';

const VIEW: SavedListView = { filter: 'all', sort: 'title', isAscending: true };
const names = ({ shown }: ShownList) => shown.map(({ title }) => title);
const named = (...titles: readonly string[]): readonly SavedTitle[] =>
  titles.map((title, index) => ({ id: index + 1, title, addedAt: '2026-11-20T12:00:00Z' }));

// Few names, so that some are equal and their order is the list's.
const saved = fc.record({
  media_type: fc.constantFrom('movie' as const, 'tv' as const),
  title: fc.constantFrom('a', 'b', 'c', 'd'),
});
const list = fc
  .array(saved, { maxLength: 12 })
  .map((all) => all.map((title, id): SavedTitle => ({ ...title, id, addedAt: `${id % 3}` })));
const view: fc.Arbitrary<SavedListView> = fc.record({
  filter: fc.constantFrom('all', 'movie', 'tv'),
  sort: fc.constantFrom('title', 'addedAt'),
  isAscending: fc.boolean(),
});

describe('what is shown of a list', () => {
  it('is what it was when neither list nor view changed', () => {
    const titles = named('b', 'a');
    const first = showList(titles, VIEW);
    expect(names(first)).toEqual(['a', 'b']);
    expect(showList(titles, { ...VIEW }, first)).toBe(first);
  });

  it('is in order anew in another language (product.md, Titles in one’s language: order)', () => {
    const titles = named('Zebra', 'Ärger');
    const first = showList(titles, { ...VIEW, language: 'de-DE' });
    expect(names(first)).toEqual(['Ärger', 'Zebra']);
    expect(names(showList(titles, { ...VIEW, language: 'sv-SE' }, first))).toEqual(['Zebra', 'Ärger']);
  });

  it('is always the list in its view, whatever was removed, added or chosen before', () => {
    const removed = fc.array(fc.nat(11), { maxLength: 3 });
    fc.assert(
      fc.property(list, fc.array(fc.tuple(removed, view), { minLength: 1, maxLength: 6 }), (titles, states) => {
        let last: ShownList | undefined;
        for (const [without, each] of states) {
          const now = titles.filter(({ id }) => !without.includes(id));
          last = showList(now, each, last);
          expect(last.shown).toEqual(viewSavedList(now, each));
        }
      }),
    );
  });

  // An order that sorting would not give: it shows whether it was kept.
  const [b, c, a, d] = named('b', 'c', 'a', 'd') as [SavedTitle, SavedTitle, SavedTitle, SavedTitle];
  const last: ShownList = { list: [b, c, a], view: VIEW, shown: [c, b, a] };

  it.each([
    ['first', [c, a], ['c', 'a']],
    ['second', [b, a], ['b', 'a']],
    ['last', [b, c], ['c', 'b']],
  ])('is not sorted again when the %s title is removed', (_, now, expected) => {
    expect(names(showList(now, VIEW, last))).toEqual(expected);
  });

  it.each([
    ['two were removed', [b], ['b']],
    ['one was removed and the others changed places', [c, b], ['b', 'c']],
    ['one was removed and another has taken the place of the next', [b, d], ['b', 'd']],
    ['one has taken the place of another', [b, c, d], ['b', 'c', 'd']],
    ['one was added', [b, c, a, d], ['a', 'b', 'c', 'd']],
  ])('is sorted anew when %s', (_, now, expected) => {
    expect(names(showList(now, VIEW, last))).toEqual(expected);
  });
});
