import type { Identifier } from '#domain/library/bundle.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { LibraryLog } from './library-log.ts';
import { NO_ORIGIN } from './lineage/lineage.ts';
import type { StoredLibrary } from './lineage/stored-library.ts';

export interface OfferLibraryDeps {
  readonly bringOver: {
    /** Whether bringing it over would change anything. */
    readonly changes: (other: StoredLibrary) => Promise<boolean>;
    readonly execute: (identifier: Identifier) => Promise<void>;
  };
  readonly libraryLog: Pick<LibraryLog, 'position'>;
  readonly notifications: Notifications;
  /** Saves the library in memory once more. */
  readonly saveAgain: () => void;
}

const OFFER_MS = 30_000;

/** Offers, once, to bring over a newer library of another line (product.md, Saving: other line). Never rejects. */
export const offerLibrary = async (
  other: StoredLibrary,
  { bringOver, libraryLog, notifications, saveAgain }: OfferLibraryDeps,
): Promise<void> => {
  const { identifier, lineage } = other;
  if (!(await bringOver.changes(other))) return;
  libraryLog.position.addOrigin({ ...NO_ORIGIN, offered: { [identifier]: lineage?.version ?? { positions: {} } } });
  saveAgain();
  notifications.show({
    type: 'blank',
    message: 'Newer lists are on this device, of another network or browser.',
    durationMs: OFFER_MS,
    action: { label: 'Bring over', run: () => void bringOver.execute(identifier) },
  });
};
