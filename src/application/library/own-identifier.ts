import { firstValueFrom } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import { parseIpAddress } from '#domain/parse-ip-address.ts';
import type { Browser } from '../ports/browser.ts';
import type { Identity } from './identity.ts';
import type { OtherLibraries } from './other-libraries.ts';

interface OwnIdentifierDeps {
  readonly identity: Identity;
  readonly browser: Pick<Browser, 'online$'>;
  readonly otherLibraries: Pick<OtherLibraries, 'of' | 'identifiers'>;
}

/** No identifier: every library belongs to another. */
const NONE: Identifier = '';

const isAddress = (identifier: Identifier): boolean => parseIpAddress(identifier) !== undefined;

/**
 * The identifier of the library to load. An address counts as it is; a name made up in its place may differ in each session.
 * Without a network no address can be found, and changes belong to the lists that are back with the network. Then the identifier
 * that saved last counts. With a network it counts too, if it is a made-up name as well.
 */
export const ownIdentifier = async ({ identity, browser, otherLibraries }: OwnIdentifierDeps): Promise<Identifier> => {
  const found = await identity.wait();
  if (isAddress(found)) return found;
  const isOnline = await firstValueFrom(browser.online$);
  if (isOnline && (await otherLibraries.identifiers()).includes(found)) return found;
  const [newest] = await otherLibraries.of(NONE);
  if (!newest || (isOnline && isAddress(newest.identifier))) return found;
  identity.correct(newest.identifier);
  return newest.identifier;
};
