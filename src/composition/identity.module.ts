import { ContainerModule, type Container } from 'inversify';
import { ChainResolver, RESOLVER } from '#adapters/identity/chain-resolver.ts';
import { FingerprintResolver } from '#adapters/identity/fingerprint-resolver.ts';
import { IP_LOOKUP_URLS, PublicIpResolver } from '#adapters/identity/public-ip-resolver.ts';
import { RandomResolver } from '#adapters/identity/random-resolver.ts';
import { REMEMBERED, RememberingResolver } from '#adapters/identity/remembering-resolver.ts';
import { Port } from '#application/ports/port.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { Config } from './config.ts';

/**
 * Identifies the visitor by the address (product.md, Identity: address), else by the fingerprint, else by a random
 * identifier. An identifier that comes from the device itself is remembered.
 */
const identityModule = (ipLookupUrls: Config['ipLookupUrls']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(IP_LOOKUP_URLS).toConstantValue(ipLookupUrls);
    bind(RESOLVER).to(PublicIpResolver);
    bind(RESOLVER).to(RememberingResolver);
    bind(REMEMBERED).to(FingerprintResolver);
    bind(REMEMBERED).to(RandomResolver);
    bind(Port.identityResolver).to(ChainResolver);
  });

/** Loads what identifies the visitor into the container, and asks it. */
export const resolveIdentity = (
  container: Container,
  ipLookupUrls: Config['ipLookupUrls'],
): Promise<Identifier | undefined> => {
  container.load(identityModule(ipLookupUrls));
  return container.get(Port.identityResolver).resolve();
};
