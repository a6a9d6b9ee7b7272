import type { DevicesFolder } from './devices-folder.ts';

/** 'disk': a folder that the visitor chooses on this device. 'host': this site's own server. */
export type PlaceKind = 'disk' | 'host';

/** Where a shared folder is. It can be kept in IndexedDB. */
export type FolderPlace =
  | {
      readonly kind: 'disk';
      /** What only the adapter knows how to use. */
      readonly handle: unknown;
      /** As the visitor knows the folder. */
      readonly name: string;
    }
  | {
      readonly kind: 'host';
      /** 128 random bits as base64url, 22 characters: it gives the folder's name, and the key to what is in it. */
      readonly secret: string;
    };

/** What this browser, and this build of the site, can share a folder by. */
export interface FolderPlaces {
  /** None where nothing can. */
  readonly kinds: readonly PlaceKind[];
  /** Asks the visitor for a folder: to be called within a click. @returns undefined when the visitor chose none */
  chooseFolder(): Promise<FolderPlace | undefined>;
  /** A new place on the host, with a secret of its own. */
  createHostPlace(): FolderPlace;
  /** Never rejects by itself: the folder's methods do. */
  open(place: FolderPlace): DevicesFolder;
  /** Asks the visitor to allow the folder again: to be called within a click. @returns whether it is allowed */
  askAgain(place: FolderPlace): Promise<boolean>;
}
