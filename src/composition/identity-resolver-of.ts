import { ChainResolver } from '#adapters/identity/chain-resolver.ts';
import { FingerprintResolver } from '#adapters/identity/fingerprint-resolver.ts';
import { PublicIpResolver } from '#adapters/identity/public-ip-resolver.ts';
import { RandomResolver } from '#adapters/identity/random-resolver.ts';
import { RememberingResolver } from '#adapters/identity/remembering-resolver.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Config } from './config.ts';

/**
 * Identifies the visitor by the address (product.md, Identity: address), else by the fingerprint, else by a random
 * identifier. An identifier that comes from the device itself is remembered.
 */
export const identityResolverOf = (ipLookupUrls: Config['ipLookupUrls'], consoleLog: ConsoleLog): IdentityResolver =>
  new ChainResolver([
    new PublicIpResolver(ipLookupUrls, consoleLog),
    new RememberingResolver([new FingerprintResolver(), new RandomResolver()]),
  ]);
