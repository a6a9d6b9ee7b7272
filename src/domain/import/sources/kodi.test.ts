import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const read = (inner: string) => readingOf({ 'videodb.xml': `<?xml version="1.0"?>\n<videodb>${inner}</videodb>` });
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();
const movie = (inner: string) => `<movie><title>Umbra</title><playcount>1</playcount>${inner}</movie>`;

describe('Kodi’s library (product.md, Import: Kodi)', () => {
  it('has movies that were played, by both names', () => {
    expect(
      read(
        movie(
          '<originaltitle>Ombra</originaltitle><premiered>2021-03-04</premiered><lastplayed>2024-03-14</lastplayed>',
        ),
      ).titles,
    ).toEqual([
      { name: 'Umbra', otherNames: ['Ombra'], year: 2021, media_type: 'movie', ids: {}, seenAt: noon('2024-03-14') },
    ]);
  });

  it.each([
    ['<uniqueid type="tmdb">9001</uniqueid>', { tmdb: 9001 }],
    ['<uniqueid default="true" type="imdb">tt9000001</uniqueid>', { imdb: 'tt9000001' }],
    ['<id>tt9000001</id>', { imdb: 'tt9000001' }],
    ['<id>9001</id>', {}],
    // Numbers of other services under their names.
    ['<uniqueid type="imdb">9001</uniqueid><uniqueid type="tmdb">tt9000001</uniqueid>', {}],
    ['<uniqueid type="tvdb">70</uniqueid><uniqueid type="unknown">9001</uniqueid><uniqueid>9001</uniqueid>', {}],
  ])('has numbers of the services that it names: %s', (inner, ids) => {
    expect(read(movie(inner)).titles).toMatchObject([{ ids }]);
  });

  it('leaves out what was not played', () => {
    expect(read('<movie><title>Umbra</title><playcount>0</playcount></movie>')).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Umbra', reason: 'unmarked' }],
    });
  });

  it('has the episodes of a show, which are not the show', () => {
    const episode = (number: string, count: number) =>
      `<episodedetails><season>1</season><episode>${number}</episode><playcount>${count}</playcount><uniqueid type="tvdb">70${number}</uniqueid></episodedetails>`;
    const show = `<tvshow><title>Harbour Lights</title><playcount>2</playcount><uniqueid type="tvdb">70</uniqueid>${episode('1', 2)}${episode('2', 0)}${episode('x', 1)}</tvshow>`;
    const { titles, leftOut } = read(show);
    expect(titles).toEqual([
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        episodes: [{ season: 1, number: 1, seenAt: null, tvdb: 701 }],
      },
    ]);
    expect(leftOut).toEqual([{ name: 'Harbour Lights', reason: 'unreadable' }]);
  });
});
