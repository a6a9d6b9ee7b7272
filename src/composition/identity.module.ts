import { ContainerModule } from 'inversify';
import { ChainResolver, RESOLVER } from '#adapters/identity/chain-resolver.ts';
import { FingerprintResolver } from '#adapters/identity/fingerprint-resolver.ts';
import { IP_LOOKUP_URLS, PublicIpResolver } from '#adapters/identity/public-ip-resolver.ts';
import { RandomResolver } from '#adapters/identity/random-resolver.ts';
import { REMEMBERED, RememberingResolver } from '#adapters/identity/remembering-resolver.ts';
import { Port } from '#application/port.ts';
import type { Config } from './config.ts';

/**
 * The address (product.md, Identity: address), else the fingerprint, else a name drawn by lot. The device's own is
 * remembered.
 */
export const identityModule = (ipLookupUrls: Config['ipLookupUrls']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(IP_LOOKUP_URLS).toConstantValue(ipLookupUrls);
    bind(RESOLVER).to(PublicIpResolver);
    bind(RESOLVER).to(RememberingResolver);
    bind(REMEMBERED).to(FingerprintResolver);
    bind(REMEMBERED).to(RandomResolver);
    bind(Port.identityResolver).to(ChainResolver);
  });
