import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import type { Mark } from '../library/marks/mark.ts';
import { listPicture } from './list-picture.ts';
import { type Picture, pictureFileName, pictureText } from './picture.ts';
import { titlePicture } from './title-picture.ts';

const YEAR: Picture = {
  kind: 'year',
  year: '2026',
  figures: [
    { value: '142', label: 'films' },
    { value: '471', label: 'hours' },
  ],
  posters: ['/a.jpg', '/b.jpg'],
  lines: [{ label: 'Most seen director', value: 'Teodora Lindqvist' }],
};
const titles = Array.from({ length: 11 }, (_, at) => ({ id: at, title: `Movie ${at}`, poster_path: `/${at}.jpg` }));
const TITLE = {
  ...aTitle({ title: 'Low Tide', release_date: '2027-01-02', vote_average: 7.94 }),
  genres: [],
  created_by: [],
};

describe('a picture in words (product.md, As a picture: in words)', () => {
  it('says all that is on it', () => {
    expect(pictureText(YEAR)).toBe(
      '2026, as a picture. 142 films, 471 hours. Most seen director: Teodora Lindqvist. With 2 posters.',
    );
    expect(pictureText(YEAR, 'Ada')).toMatch(/^Ada: 2026, as a picture\. /);
  });

  it('names the titles whose posters are on it', () => {
    const picture = listPicture('Noir', titles);
    expect(picture.titles).toHaveLength(9);
    expect(pictureText(picture)).toMatch(
      /^Noir, as a picture\. 11 titles\. With the posters of Movie 0, .* and Movie 8\.$/,
    );
    expect(pictureText(listPicture('Noir', []))).toBe('Noir, as a picture. 0 titles.');
  });

  it('has what is known of a title, and what the visitor says of it', () => {
    expect(pictureText(titlePicture({ ...TITLE, runtime: 112 }, { rating: 9, note: 'Twice.' }))).toBe(
      'Low Tide, as a picture. Rating: 7.9. Runtime: 1h 52m. Year: 2027. My rating: 9 of 10. “Twice.”.',
    );
    expect(pictureText(titlePicture({ ...TITLE, vote_average: 0, release_date: '' }))).toBe('Low Tide, as a picture.');
  });

  it('has no rating of others that is hidden, nor a box for it (product.md, Ratings: pictures)', () => {
    const textOf = (mark: Mark) => pictureText(titlePicture(TITLE, mark, true));
    expect(textOf({ rating: 9 })).toBe('Low Tide, as a picture. Year: 2027. My rating: 9 of 10.');
    expect(textOf({ seenAt: null })).toBe('Low Tide, as a picture. Rating: 7.9. Year: 2027.');
  });
});

describe('the name of a picture’s file (product.md, As a picture: saving)', () => {
  it.each([
    ['2026', 'matinee-2026.png'],
    ['All time', 'matinee-All time.png'],
    ['a/b: "c"', 'matinee-a b c.png'],
    ['...', 'matinee-picture.png'],
  ])('is made of %j: %s', (year, name) => expect(pictureFileName({ ...YEAR, year })).toBe(name));
});
