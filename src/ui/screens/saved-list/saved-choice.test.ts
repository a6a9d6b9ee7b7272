import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from '../../components/list/list-choice.ts';
import { SAVED_FIELDS } from './saved-choice.ts';

const readSavedChoice = (params: URLSearchParams) => readChoice(SAVED_FIELDS, params);
const writeSavedChoice = (params: URLSearchParams, choice: ReturnType<typeof readSavedChoice>) =>
  writeChoice(SAVED_FIELDS, params, choice);

const read = (search: string) => readSavedChoice(new URLSearchParams(search));
const defaults = { filter: 'all', sort: 'addedAt', isAscending: false, look: 'grid' };

describe("a saved list's choice in the URL", () => {
  it('is all types, by date added, descending, as a grid, when the URL says nothing', () => {
    expect(read('')).toEqual(defaults);
  });

  it('is what the URL says', () => {
    expect(read('type=tv&sort=releaseDate&order=asc&view=list')).toEqual({
      filter: 'tv',
      sort: 'releaseDate',
      isAscending: true,
      look: 'list',
    });
  });

  it.each(['type=person', 'sort=popularity', 'order=up', 'view=table', 'type=&sort=&order=&view='])(
    'ignores %s',
    (search) => {
      expect(read(search)).toEqual(defaults);
    },
  );

  it('leaves defaults out of the URL, and what is not its own in it', () => {
    const params = new URLSearchParams('from=mail&type=tv&sort=title&order=asc&view=list');
    expect(writeSavedChoice(params, read('')).toString()).toBe('from=mail');
  });

  it('reads back whatever it wrote', () => {
    const choices = fc.record({
      filter: fc.constantFrom('all' as const, 'movie' as const, 'tv' as const),
      sort: fc.constantFrom('addedAt' as const, 'title' as const, 'rating' as const, 'releaseDate' as const),
      isAscending: fc.boolean(),
      look: fc.constantFrom('grid' as const, 'list' as const),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readSavedChoice(writeSavedChoice(new URLSearchParams(), choice))).toEqual(choice);
      }),
    );
  });
});
