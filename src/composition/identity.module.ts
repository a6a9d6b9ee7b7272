import { ContainerModule } from 'inversify';
import { ChainResolver } from '#adapters/identity/chain-resolver.ts';
import { FingerprintResolver } from '#adapters/identity/fingerprint-resolver.ts';
import { PublicIpResolver } from '#adapters/identity/public-ip-resolver.ts';
import { RandomResolver } from '#adapters/identity/random-resolver.ts';
import { Token } from './tokens.ts';

/** Spec section 4, Identifier: the address, else the fingerprint, else a name drawn by lot. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(Token.identityResolver)
    .toResolvedValue(
      ({ ipLookupUrls }, log) =>
        new ChainResolver([new PublicIpResolver(ipLookupUrls, log), new FingerprintResolver(), new RandomResolver()]),
      [Token.config, Token.log],
    )
    .inSingletonScope();
});
