import type { DemoData, DemoTitle } from '../../demo/demo-data.ts';

const littleKnown = ({ id, type, name }: DemoTitle): DemoTitle => ({
  id,
  type,
  name,
  overview: '',
  genres: [],
  rating: 0,
  votes: 0,
  popularity: 0,
  cast: [],
  crew: [],
  videos: [],
  similar: [],
  recommended: [],
});

/** Every title and person exists, with nothing but a name. There are no genres, and the lists are empty. */
export const withLittleKnown = (data: DemoData): DemoData => ({
  titles: data.titles.map(littleKnown),
  people: data.people.map(({ id, name }) => ({ id, name, biography: '' })),
  genres: { movie: [], tv: [] },
  lists: {
    trending: [],
    'now-playing': [],
    'popular-tv': [],
    upcoming: [],
    'top-rated': [],
    'airing-today': [],
    'on-the-air': [],
  },
});

/** The catalogue without posters, backdrops and photos. */
export const withoutPictures = (data: DemoData): DemoData => ({
  ...data,
  titles: data.titles.map(({ poster: _poster, backdrop: _backdrop, ...title }) => title),
  people: data.people.map(({ photo: _photo, ...person }) => person),
});
