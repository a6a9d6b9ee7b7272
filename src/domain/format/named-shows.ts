import type { WatchedShow } from '../shows/watched-show.ts';
import { titleName } from '../title.ts';
import { countOf } from './format-count.ts';

/** '“Mill Street” and 2 other shows'. */
export const namedShows = ([first, ...others]: readonly WatchedShow[]): string =>
  `“${titleName(first ?? {})}”${others.length > 0 ? ` and ${countOf(others.length, 'other show')}` : ''}`;
