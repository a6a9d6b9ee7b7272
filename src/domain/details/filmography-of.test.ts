import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { filmographyOf, type Work } from './filmography-of.ts';

const dated = (id: number, release_date: string, popularity = 0) => aTitle({ id, release_date, popularity });
const ids = (titles: readonly { readonly id: number }[]) => titles.map(({ id }) => id);
const work = (id: number, votes: number, as: Omit<Work, 'title'> = {}): Work => ({
  title: aTitle({ id, vote_count: votes }),
  ...as,
});

describe('a filmography', () => {
  it('is known for at most 10 titles, the most voted for first, then the more popular', () => {
    const works = Array.from({ length: 12 }, (_, id) => ({
      title: aTitle({ id, vote_count: Math.floor(id / 2), popularity: id }),
    }));
    expect(ids(filmographyOf(works).knownFor)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('has every title, the newest first, those without a date before all', () => {
    const works = [dated(1, '1999-01-01'), dated(2, ''), dated(3, '2020-05-01'), dated(4, '2020-05-01', 9)];
    expect(ids(filmographyOf(works.map((title) => ({ title }))).appearedIn)).toEqual([2, 4, 3, 1]);
  });

  // product.md, Person: known for.
  it.each<[string, Work]>([
    ['a guest of a talk show', work(2, 9_000, { part: 'Self', episodes: 3 })],
    ['a guest, in other words', work(2, 9_000, { part: 'Self - Guest' })],
    ['themselves in a film', work(2, 9_000, { part: 'Himself' })],
    ['old pictures', work(2, 9_000, { part: 'Herself (archive footage)' })],
    ['a part that nobody is named for', work(2, 9_000, { part: 'Man in Crowd (uncredited)' })],
    ['somebody who is thanked', work(2, 9_000, { part: 'Thanks' })],
    ...[
      'Self (voice)',
      'Self / Host',
      'Self – Guest',
      'Self-Guest',
      'Him-self',
      'Lui-même',
      'Sé stesso',
      '本人',
      'as himself',
    ]
      .concat(['Guest', 'Musical Guest', 'Host', 'Co-Host', 'Panelist', 'Interviewee'])
      .concat(['Sailor (voice, uncredited)', 'Uncredited', 'Walter [archival footage]', 'Singer (archive sound)'])
      .concat(['Very Special Thanks', 'Maid (scenes deleted)'])
      .map((part): [string, Work] => [part, work(2, 9_000, { part, episodes: 2 })]),
    ['a part in one of many episodes', work(2, 900, { part: 'Waiter', episodes: 1 })],
  ])('is known for a part rather than for %s', (_, other) => {
    const { knownFor, appearedIn } = filmographyOf([other, work(1, 100, { part: 'Walter', episodes: 62 })]);
    expect(ids(knownFor)).toEqual([1, 2]);
    expect(appearedIn).toHaveLength(2);
  });

  it.each<[string, Work]>([
    ['a show that they present', work(2, 900, { part: 'Self - Host', episodes: 500 })],
    ['a part in many episodes', work(2, 900, { part: 'Walter', episodes: 10 })],
    ['a part in a film', work(2, 900, { part: 'Selfish Man' })],
    ...[
      'Self-Defense Instructor',
      'Self-made Man',
      'Selbstständige',
      'Wedding Guest',
      'Hostess',
      'Ghost Host',
      'Narrator',
    ]
      .concat(['Narrator (voice)', 'Buzz (voice)', 'Thanksgiving Guest'])
      .map((part): [string, Work] => [part, work(2, 900, { part })]),
    ['a host of all episodes', work(2, 900, { part: 'Host', episodes: 60 })],
    ['a film that they directed', work(2, 900, { part: 'Director' })],
    ['a part that is not told', work(2, 900)],
  ])('is known for %s by all of its votes', (_, other) => {
    expect(ids(filmographyOf([work(1, 800), other]).knownFor)).toEqual([2, 1]);
  });

  it('counts of several parts the greatest', () => {
    const works = [work(2, 900, { part: 'Self' }), work(1, 800), work(2, 900, { part: 'Director' })];
    expect(ids(filmographyOf(works).knownFor)).toEqual([2, 1]);
  });
});
