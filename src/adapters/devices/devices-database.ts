import { ownName } from '../browser/own-name.ts';

/** The database of the sharing. Erased with everything else, as all own names are. */
export const DEVICES_DATABASE = ownName('matinee-devices');
