import type { Genre } from '#domain/title-details.ts';
import type { DemoData, DemoPerson, DemoTitle } from '../../demo/demo-data.ts';
import { extreme, RUN_ON } from './extremes.ts';

const STORY = RUN_ON.repeat(3);

const extremeTitle = (title: DemoTitle): DemoTitle => ({
  ...title,
  name: extreme(title.id, title.name),
  overview: STORY,
  tagline: extreme(title.id + 1, title.tagline ?? title.name),
  status: extreme(title.id + 2, title.status ?? 'Unknown'),
  cast: title.cast.map(([id, character]) => [id, extreme(id + 3, character || 'Somebody')]),
  ...(title.createdBy && {
    createdBy: title.createdBy.map((creator, index) => ({ ...creator, name: extreme(index, creator.name) })),
  }),
  videos: title.videos.map((video, index) => ({ ...video, name: extreme(index, video.name) })),
});

const extremePerson = (person: DemoPerson): DemoPerson => ({
  ...person,
  name: extreme(person.id, person.name),
  biography: STORY,
  department: extreme(person.id + 1, person.department ?? 'Acting'),
  birthplace: extreme(person.id + 2, person.birthplace ?? 'Somewhere'),
});

const extremeGenre = ({ id, name }: Genre): Genre => ({ id, name: extreme(id, name) });

/** Very long, right-to-left and markup-like texts wherever a provider gives a text. */
export const withExtremeTexts = (data: DemoData): DemoData => ({
  ...data,
  titles: data.titles.map(extremeTitle),
  people: data.people.map(extremePerson),
  genres: { movie: data.genres.movie.map(extremeGenre), tv: data.genres.tv.map(extremeGenre) },
});
