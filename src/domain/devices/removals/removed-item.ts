import type { Collection, CollectionHead } from '../../library/collection.ts';
import type { MarkFields, Viewing } from '../../library/marks/mark.ts';
import type { SavedListName } from '../../library/saved-lists.ts';
import type { SavedTitle, StoredTitle } from '../../library/saved-title.ts';
import type { SeenOn } from '../../shows/runs.ts';
import type { RunsName } from '../../shows/watched-show.ts';
import type { Stamp } from '../stamp.ts';

interface Removed {
  readonly key: string;
  /** Of the register that removed it. */
  readonly stamp: Stamp;
  readonly device: string;
}

/** What a device removed from the library of another, with what it takes to bring it back. `index` is the place that it had there. */
export type RemovedItem = Removed &
  (
    | { readonly list: SavedListName; readonly title: SavedTitle; readonly index: number }
    /** `went`: what it said of the title, and does not say any more. */
    | { readonly list: 'marks' | 'hidden'; readonly title: StoredTitle; readonly went: MarkFields }
    /** A day on which the title was seen, with what was said of it. */
    | { readonly list: 'viewings'; readonly title: StoredTitle; readonly day: string; readonly viewing: Viewing }
    | { readonly list: 'collections'; readonly collection: Collection; readonly index: number }
    | {
        readonly list: 'movies';
        readonly title: StoredTitle;
        readonly index: number;
        readonly collection: CollectionHead;
      }
    /** An episode, with the day on which it was seen. */
    | {
        readonly list: 'episodes';
        readonly title: StoredTitle;
        readonly season: RunsName;
        readonly number: number;
        readonly day: SeenOn;
      }
  );

/** What another device removed from the lists here at about one time, as far as it is not back. */
export interface RemovalElsewhere {
  readonly id: string;
  /** Of the device; absent where it is not known. */
  readonly name?: string;
  readonly removedAt: Date;
  readonly items: readonly RemovedItem[];
}
