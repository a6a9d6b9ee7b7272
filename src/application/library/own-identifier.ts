import { firstValueFrom } from 'rxjs';
import { parseIpAddress } from '#domain/ip-address.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { Device } from '../ports/device.ts';
import type { Store } from '../ports/store.ts';
import type { Identity } from './identity.ts';
import type { KeptLibraries } from './kept-libraries.ts';

export interface OwnIdentifierParts {
  readonly identity: Identity;
  readonly device: Pick<Device, 'online$'>;
  readonly store: Pick<Store, 'identifiers'>;
  readonly kept: Pick<KeptLibraries, 'others'>;
}

/** No identifier: every library is another's. */
const NOBODY: Identifier = '';

const isAddress = (identifier: Identifier): boolean => parseIpAddress(identifier) !== undefined;

/**
 * The identifier of the library that is to be loaded. An address counts as it is; a name made up in its place may be another
 * one in each session. Without a network no address can be found, and changes belong to the lists that are back with the
 * network: then the identifier that saved last counts. With a network it counts too, if it is a made-up name as well.
 */
export const ownIdentifier = async ({ identity, device, store, kept }: OwnIdentifierParts): Promise<Identifier> => {
  const found = await identity.wait();
  if (isAddress(found)) return found;
  const isOnline = await firstValueFrom(device.online$);
  if (isOnline && (await store.identifiers()).includes(found)) return found;
  const [newest] = await kept.others(NOBODY);
  if (!newest || (isOnline && isAddress(newest.identifier))) return found;
  identity.correct(newest.identifier);
  return newest.identifier;
};
