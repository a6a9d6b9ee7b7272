import { addressOf } from '../addresses/screens.ts';
import { collectionKey, type Collection } from './collection.ts';

/** The parameter of the collections' address that says which one is open. */
export const OPEN_PARAM = 'open';

/** The address that opens a collection over the screen of all. */
export const collectionPath = (collection: Collection): string =>
  `${addressOf('collections')}?${OPEN_PARAM}=${encodeURIComponent(collectionKey(collection).toWellFormed())}`;
