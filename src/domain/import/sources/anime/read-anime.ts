import { pad } from '../../../days/calendar-day.ts';
import { readPlaceNumber } from '../../cells/read-ids.ts';
import type { ImportedEpisode } from '../../episodes/imported-episode.ts';
import type { Findings, TitleStatement } from '../../finding.ts';
import { kindOf, type ServiceKinds, statedTitle, type FiledState } from '../service-words.ts';

/** Any other may be a movie or a show, as an OVA or a special. */
const KINDS: ServiceKinds = {
  tv: 'tv',
  tvshort: 'tv',
  movie: 'movie',
  music: 'video',
  cm: 'video',
  pv: 'video',
  manga: 'book',
  novel: 'book',
  lightnovel: 'book',
  oneshot: 'book',
};

/** Each entry of these services counts its episodes from 1, be it of a later season: which one the catalogue is to tell. */
const episodesOf = (seen: unknown): readonly ImportedEpisode[] => {
  const to = readPlaceNumber(seen) ?? 0;
  if (to === 0) return [];
  return [{ number: 1, ...(to > 1 && { to }), seenAt: null }];
};

/** '2024-03-01'; or the first moment of a year of which no day is known; empty for no year. Services write 0 for what is not known. */
export const partialDay = (...date: readonly unknown[]): string => {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  if (!year) return '';
  return month && day ? `${year}-${pad(month)}-${pad(day)}` : `${year}-01-01T00:00:00Z`;
};

/** An anime by its own service: of its numbers the catalogue knows none, so that it goes by its name and year. */
export interface FiledAnime {
  readonly title: TitleStatement;
  readonly type: string;
  readonly state: FiledState;
  /** How many of its episodes were seen. */
  readonly seen: unknown;
}

export const readAnime = ({ title, type, state, seen }: FiledAnime): Findings => {
  const kind = kindOf(KINDS, type);
  return statedTitle({ ...title, ...kind, ...(kind.media_type === 'tv' && { episodes: episodesOf(seen) }) }, state);
};
