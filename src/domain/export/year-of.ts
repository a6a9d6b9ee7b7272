import { releaseDateOf, type Title } from '../title.ts';

/** The year of release in four digits; empty where it is unknown. */
export const yearOf = (title: Pick<Title, 'release_date' | 'first_air_date'>): string =>
  /^\d{4}/.exec(releaseDateOf(title) ?? '')?.[0] ?? '';
