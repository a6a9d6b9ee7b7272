import { composeSeries } from './compose-series.ts';
import { DIRECTED_TITLES } from './directed-titles.ts';
import { MOVIES_ADVENTURE } from './hand-written/movies-adventure.ts';
import { MOVIES_COMEDY } from './hand-written/movies-comedy.ts';
import { MOVIES_CRIME } from './hand-written/movies-crime.ts';
import { MOVIES_DOCUMENTARY } from './hand-written/movies-documentary.ts';
import { MOVIES_DRAMA } from './hand-written/movies-drama.ts';
import { MOVIES_FAMILY } from './hand-written/movies-family.ts';
import { MOVIES_IMAGINED } from './hand-written/movies-imagined.ts';
import { MOVIES_ROMANCE_MUSIC } from './hand-written/movies-romance-music.ts';
import { SHOWS_DRAMA } from './hand-written/shows-drama.ts';
import { SHOWS_LIGHT } from './hand-written/shows-light.ts';
import { ODD_TITLES } from './odd-titles.ts';
import { parseEntries } from './parse-entries.ts';
import { CHRISTMASES, CREATURES, INSPECTOR_QUILLON } from './series/movie-series.ts';
import { CONSTABULARIES, CONTESTS, JOURNEYS } from './series/show-series.ts';
import type { TitleSeed } from './title-seed.ts';

const MOVIE_TEXTS = [
  MOVIES_DRAMA,
  MOVIES_ROMANCE_MUSIC,
  MOVIES_COMEDY,
  MOVIES_CRIME,
  MOVIES_IMAGINED,
  MOVIES_ADVENTURE,
  MOVIES_FAMILY,
  MOVIES_DOCUMENTARY,
];
const SHOW_TEXTS = [SHOWS_DRAMA, SHOWS_LIGHT];
const SERIES = [INSPECTOR_QUILLON, CREATURES, CHRISTMASES, CONTESTS, JOURNEYS, CONSTABULARIES];

/** Everything the catalogue shows: the design's titles first, then the hand-written ones, then those made to a formula. */
export const titleSeeds = (): readonly TitleSeed[] => [
  ...DIRECTED_TITLES,
  ...ODD_TITLES,
  ...MOVIE_TEXTS.flatMap((text) => parseEntries(text, 'movie')),
  ...SHOW_TEXTS.flatMap((text) => parseEntries(text, 'tv')),
  ...SERIES.flatMap(composeSeries),
];
