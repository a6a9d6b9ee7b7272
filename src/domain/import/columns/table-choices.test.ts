import { describe, expect, it } from 'vitest';
import { namesTitles, openDayIn, withRole, type ColumnRole, type TableChoices } from './table-choices.ts';

const of = (...roles: readonly (ColumnRole | undefined)[]): TableChoices => ({
  columns: roles.map((role) => (role ? { role } : {})),
});

describe('what is chosen of columns (product.md, Import: columns)', () => {
  it('is one column for a thing: of two the one that was chosen last', () => {
    expect(withRole(of('title', undefined), 1, { role: 'title' })).toEqual(of(undefined, 'title'));
    expect(withRole(of('title', 'year'), 1, {})).toEqual(of('title', undefined));
  });

  it('is up to three columns for original titles and for states', () => {
    expect(withRole(of('state', 'state', undefined), 2, { role: 'state' })).toEqual(of('state', 'state', 'state'));
    expect(withRole(of('state', 'state', 'state', undefined), 3, { role: 'state' })).toEqual(
      of('state', 'state', undefined, 'state'),
    );
  });

  it.each<[boolean, readonly ColumnRole[]]>([
    [true, ['title']],
    [true, ['year', 'imdb']],
    [true, ['tmdb']],
    [true, ['tvdb']],
    [false, ['year', 'note', 'originaltitle']],
    [false, []],
  ])('can be read (%s) where it is %j', (can, roles) => expect(namesTitles(of(...roles))).toBe(can));

  it('has a day that can be read in two ways only where its column is one of days', () => {
    const table = { columns: [{ name: 'When', words: [], openDay: '3/4/21' }] };
    expect(openDayIn(table, of('seen'))).toBe('3/4/21');
    expect(openDayIn(table, of('note'))).toBe('');
  });
});
