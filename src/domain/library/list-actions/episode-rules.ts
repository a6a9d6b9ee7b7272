import { changeEpisodes, changeEpisodesBack, changeStopped, changeStoppedBack } from '../../shows/change-episodes.ts';
import { showKey, type WatchedShow } from '../../shows/watched-show.ts';
import { withPart } from '../change-parts.ts';
import type { EpisodesMarked, ShowStopped } from '../library-change.ts';
import type { Library } from '../library.ts';
import type { ActionTable } from './action-rules.ts';

const placeOf = ({ episodes }: Library, { title }: EpisodesMarked | ShowStopped): number =>
  episodes.findIndex((show) => showKey(show) === showKey(title));

/** The library with what becomes of a show: one that is kept from now on goes to its place, or to the end. */
const changing = <Action extends EpisodesMarked | ShowStopped>(
  library: Library,
  action: Action,
  change: (show: WatchedShow | undefined, action: Action) => WatchedShow | undefined,
): Library => {
  const { episodes } = library;
  const at = placeOf(library, action);
  const before = episodes[at];
  const after = change(before, action);
  if (after === before) return library;
  if (!after) return withPart(library, 'episodes', episodes.toSpliced(at, 1));
  if (before) return withPart(library, 'episodes', episodes.with(at, after));
  return withPart(library, 'episodes', episodes.toSpliced(action.index ?? episodes.length, 0, after));
};

/** Of all that is done to episodes. */
export const EPISODE_RULES: ActionTable<'episodes-marked' | 'show-stopped'> = {
  'episodes-marked': {
    apply: (library, action) => changing(library, action, changeEpisodes),
    inverse: (library, action) => {
      const at = placeOf(library, action);
      return changeEpisodesBack(library.episodes[at], action, at);
    },
  },
  'show-stopped': {
    apply: (library, action) => changing(library, action, changeStopped),
    inverse: (library, action) => {
      const at = placeOf(library, action);
      return changeStoppedBack(library.episodes[at], action, at);
    },
  },
};
