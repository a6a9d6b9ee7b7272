import type { Credits } from '#domain/credits.ts';
import { filmographyOf } from '#domain/details/filmography-of.ts';
import type { Person, PersonSummary } from '#domain/person.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Title } from '#domain/title.ts';
import type { JsonFilms, JsonPerson, JsonTitle } from './json-films.ts';

const withoutMore = ({ cast, crew, videos, imdb, tvdb, ...details }: JsonTitle): Omit<TitleDetails, 'genres'> =>
  details;

export const mapToTitle = (title: JsonTitle): Title => {
  const { tagline, status, runtime, revenue, created_by, ...listed } = withoutMore(title);
  return listed;
};

export const mapToDetails = ({ genres }: JsonFilms, title: JsonTitle): TitleDetails => ({
  ...withoutMore(title),
  genres: title.genre_ids.flatMap((id) => genres[title.media_type].find((genre) => genre.id === id) ?? []),
});

/** Those of whom the file says who they are. */
export const mapToCredits = ({ people }: JsonFilms, { cast, crew }: JsonTitle): Credits => {
  const find = (id: number) => people.find((person) => person.id === id);
  return {
    cast: cast.flatMap(({ id, character }) => {
      const person = find(id);
      return person ? [{ id, name: person.name, character, profile_path: person.profile_path }] : [];
    }),
    crew: crew.flatMap(({ id, job, department }) => {
      const person = find(id);
      return person ? [{ id, name: person.name, job, department }] : [];
    }),
  };
};

export const mapToPersonSummary = ({ id, name, profile_path, known_for_department }: JsonPerson): PersonSummary => ({
  id,
  media_type: 'person',
  name,
  profile_path,
  ...(known_for_department && { known_for_department }),
});

export const mapToPerson = ({ titles }: JsonFilms, person: JsonPerson): Person => ({
  ...person,
  media_type: 'person',
  ...filmographyOf(
    titles
      .filter(({ cast, crew }) => [...cast, ...crew].some(({ id }) => id === person.id))
      .map((title) => ({ title: mapToTitle(title) })),
  ),
});
