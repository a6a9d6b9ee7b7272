import { firstValueFrom } from 'rxjs';
import { parseIpAddress } from '#domain/ip-address.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { Device } from '../ports/device.ts';
import type { Identity } from './identity.ts';
import type { KeptLibraries } from './kept-libraries.ts';

export interface OwnIdentifierParts {
  readonly identity: Identity;
  readonly device: Pick<Device, 'online$'>;
  readonly kept: Pick<KeptLibraries, 'others'>;
}

/** No identifier: every library is another's. */
const NOBODY: Identifier = '';

/**
 * Whose library is to be loaded. Without a network nobody tells its address, and a name made up instead would have what is
 * changed meanwhile kept apart from the lists that are back with the network: the visitor is then who saved last.
 */
export const ownIdentifier = async ({ identity, device, kept }: OwnIdentifierParts): Promise<Identifier> => {
  const found = await identity.wait();
  if (parseIpAddress(found) !== undefined || (await firstValueFrom(device.online$))) return found;
  const [newest] = await kept.others(NOBODY);
  if (newest) identity.correct(newest.identifier);
  return newest?.identifier ?? found;
};
