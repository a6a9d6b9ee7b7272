import type { StoredTitle } from '../library/saved-title.ts';
import { toShowFacts, type WatchedShow } from './watched-show.ts';

/** A show of the episodes, as other lists keep it. */
export const titleOfShow = (show: WatchedShow): StoredTitle => ({ ...toShowFacts(show), media_type: 'tv' });
