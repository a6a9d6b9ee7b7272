import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const entryOf = (more: object, state: object = {}) => ({
  _id: 'tt9000001',
  type: 'movie',
  name: 'Umbra',
  removed: false,
  temp: false,
  state,
  ...more,
});
const read = (...entries: readonly object[]) => readingOf({ 'stremio.json': entries });
const SHOW = { _id: 'tt9000003', type: 'series', name: 'Harbour Lights' };

describe('Stremio’s library (product.md, Import: Stremio)', () => {
  it.each<[string, object, object]>([
    ['in the library', entryOf({ _ctime: TIME }), { listedAt: TIME }],
    ['in the library, and begun', entryOf({}, { timeOffset: 9_000, lastWatched: TIME }), { listedAt: null }],
    ['seen', entryOf({}, { timesWatched: 1, lastWatched: TIME }), { seenAt: TIME }],
    ['seen, as other programs write it', entryOf({}, { flaggedWatched: true }), { seenAt: null }],
    ['seen, and removed', entryOf({ removed: true }, { timesWatched: 2 }), { seenAt: null }],
  ])('has a movie that is %s', (_, entry, said) => {
    expect(read(entry).titles).toEqual([{ name: 'Umbra', media_type: 'movie', ids: { imdb: 'tt9000001' }, ...said }]);
  });

  it('has the entries of Stremio’s own copy of an account, which are wrapped, and one of them many times', () => {
    const wrapped = (entry: { readonly _id: string }) => ({
      __id: entry._id,
      _id: '65ff4a49e0c49f2b420de049',
      _mtime: TIME,
      d: entry,
      user_id: '63000000e0c49f2b42000000',
    });
    const seen = wrapped(entryOf({}, { timesWatched: 1, lastWatched: TIME }));
    const library = [...Array.from({ length: 144 }, () => seen), wrapped(entryOf(SHOW, { watched: '' }))];
    const { titles, putTogether } = readingOf({ 'export.json': { user: {}, addons: {}, library } });
    expect(titles).toEqual([
      { name: 'Umbra', media_type: 'movie', ids: { imdb: 'tt9000001' }, seenAt: TIME },
      { name: 'Harbour Lights', media_type: 'tv', ids: { imdb: 'tt9000003' }, listedAt: null },
    ]);
    expect(putTogether.rows).toBe(2);
  });

  it.each([
    [{ removed: true }, 'removed'],
    [{ temp: true }, 'temp'],
    [{ removed: true, temp: true }, 'temp'],
  ])('leaves out what is on no list, and was not seen: %j', (more, word) => {
    expect(read(entryOf(more, { timeOffset: 9_000 }))).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Umbra', reason: 'unmarked', word }],
    });
  });

  it.each<[string, object, object | undefined]>([
    ['the furthest', { watched: 'tt9000003:2:5:13:eJw' }, { season: 2, number: 5, seenAt: null }],
    [
      'the furthest, which was the last',
      { watched: 'tt9000003:2:5:13:eJw', video_id: 'tt9000003:2:5', lastWatched: TIME },
      { season: 2, number: 5, seenAt: TIME },
    ],
    [
      'the last, which was played to its end',
      { flaggedWatched: 1, video_id: 'tt9000003:1:4', lastWatched: TIME },
      { season: 1, number: 4, seenAt: TIME },
    ],
    [
      'the first, once something was seen',
      { watched: 'tt9000003:1:1:1:eJw', timesWatched: 1 },
      { season: 1, number: 1 },
    ],
    ['none, where it is of another show', { watched: 'tt9000004:2:5:13:eJw' }, undefined],
    ['none, where only a place is kept for it', { watched: 'tt9000003:1:1:1:eJw' }, undefined],
    ['none, where what was played was not seen', { video_id: 'tt9000003:1:4', lastWatched: TIME }, undefined],
  ])('has of a show %s', (_, state, episode) => {
    const [title] = read(entryOf(SHOW, state)).titles;
    expect(title).toMatchObject(episode ? { episodes: [episode] } : { listedAt: null });
  });

  it('has an episode by its number alone, where that is all there is', () => {
    const state = { watched: 'kitsu:42:5:5:eJw', timesWatched: 5 };
    expect(read(entryOf({ ...SHOW, _id: 'kitsu:42' }, state)).titles).toMatchObject([
      { ids: {}, episodes: [{ number: 5, seenAt: null }] },
    ]);
  });

  it('is a list, an answer with one, or a bucket by numbers', () => {
    const entry = entryOf({});
    for (const file of [[entry], { result: [entry] }, { library: [entry] }, { uid: 'x', items: { tt9000001: entry } }])
      expect(readingOf({ 'a.json': file })).toMatchObject({ sources: ['stremio'], titles: [{ name: 'Umbra' }] });
  });
});
