import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { filmographyOf } from './filmography-of.ts';

const dated = (id: number, release_date: string, popularity = 0) => aTitle({ id, release_date, popularity });
const ids = (titles: readonly { readonly id: number }[]) => titles.map(({ id }) => id);

describe('a filmography', () => {
  it('is known for at most 10 titles, the most voted for first, then the more popular', () => {
    const works = Array.from({ length: 12 }, (_, id) => aTitle({ id, vote_count: Math.floor(id / 2), popularity: id }));
    expect(ids(filmographyOf(works).knownFor)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('has every title, the newest first, those without a date before all', () => {
    const works = [dated(1, '1999-01-01'), dated(2, ''), dated(3, '2020-05-01'), dated(4, '2020-05-01', 9)];
    expect(ids(filmographyOf(works).appearedIn)).toEqual([2, 4, 3, 1]);
  });
});
