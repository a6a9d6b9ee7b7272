import { countedEpisodes } from '../../episodes/read-episode.ts';
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
  return statedTitle({ ...title, ...kind, episodes: kind.media_type === 'movie' ? [] : countedEpisodes(seen) }, state);
};
