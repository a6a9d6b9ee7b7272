import type { Fields } from '../../../fields.ts';
import type { DayReading } from '../../cells/day-reading.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../../cells/json-fields.ts';
import { idsOfFields } from '../../cells/read-title-ids.ts';
import { readYear } from '../../cells/read-year.ts';
import { isYes } from '../../cells/read-yes-no.ts';
import { episodesIn, readEpisode } from '../../episodes/read-episode.ts';
import { titleFinding, type Findings, type TitleStatement } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { hasAny } from '../../source-reader.ts';
import { saidByAnswer, statedTitle } from '../service-words.ts';
import { showState } from './tables.ts';

const isShow = (entry: Fields): boolean => hasField(entry, 'status') || hasField(entry, 'seasons');

/** Titles with TheTVDB's and IMDb's numbers in a field of their own. */
export const isTvTimeJson = ({ json }: KnownFile): boolean =>
  hasAny(
    json,
    (entry) => Object.hasOwn(fieldsOf(entry['id']), 'tvdb') && (isShow(entry) || Object.hasOwn(entry, 'is_watched')),
  );

const movieSaid = (entry: Fields, days: DayReading): Partial<TitleStatement> =>
  saidByAnswer(entry['is_watched'], {
    seenAt: () => days.time(entry['watched_at']),
    listedAt: () => days.time(entry['created_at']),
  });

const readShow = (show: TitleStatement, entry: Fields, days: DayReading): Findings => {
  const watched = episodesIn(entry).filter(({ episode }) => isYes(episode['is_watched']));
  const episodes = watched.map(({ season: { number: season }, episode: { number, watched_at, id } }) =>
    readEpisode({ season, number, seenAt: days.time(watched_at), tvdb: fieldsOf(id)['tvdb'] }),
  );
  const state = showState(textOf(entry['status']), () => days.time(entry['created_at']));
  return statedTitle({ ...show, episodes }, state);
};

/** The newer export, as JSON. */
export function* readExportJson({ json, days }: KnownFile): Findings {
  for (const entry of itemsOf(json).map(fieldsOf)) {
    const ids = fieldsOf(entry['id']);
    const said: TitleStatement = {
      name: textOf(entry['title']),
      year: readYear(entry['year']),
      media_type: isShow(entry) ? 'tv' : 'movie',
      ...idsOfFields({ imdb: ids['imdb'], tvdb: ids['tvdb'] }),
      likedAt: isYes(entry['is_favorite']) ? null : undefined,
    };
    if (isShow(entry)) yield* readShow(said, entry, days);
    else yield titleFinding({ ...said, ...movieSaid(entry, days) });
  }
}
