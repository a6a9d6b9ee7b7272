import { leftOut, titleFinding, type Finding, type TitleStatement } from '../finding.ts';
import { readEpisode, type FiledEpisode } from './read-episode.ts';

/** One episode of a show that was seen, or what it is left out for. */
export const episodeFinding = (show: TitleStatement, filed: FiledEpisode): Finding => {
  const episode = readEpisode(filed);
  return episode ? titleFinding({ ...show, episodes: [episode] }) : leftOut(show.name, 'unreadable');
};
