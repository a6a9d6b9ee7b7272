import type { Person, PersonSummary } from '#domain/person.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';

export interface JsonTitle extends Omit<TitleDetails, 'genres'> {
  readonly cast: readonly { readonly id: number; readonly character: string }[];
  readonly crew: readonly { readonly id: number; readonly job: string; readonly department: string }[];
  readonly videos: readonly Video[];
  readonly imdb: string;
  readonly tvdb?: number;
}

export type JsonPerson = Omit<PersonSummary, 'media_type'> &
  Pick<Person, 'biography' | 'birthday' | 'deathday' | 'place_of_birth'>;

/** What the file holds. */
export interface JsonFilms {
  readonly genres: Readonly<Record<MediaType, readonly Genre[]>>;
  readonly titles: readonly JsonTitle[];
  readonly people: readonly JsonPerson[];
}
