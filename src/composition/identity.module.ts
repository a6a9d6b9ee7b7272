import { ContainerModule } from 'inversify';
import { ChainResolver } from '#adapters/identity/chain-resolver.ts';
import { FingerprintResolver } from '#adapters/identity/fingerprint-resolver.ts';
import { PublicIpResolver } from '#adapters/identity/public-ip-resolver.ts';
import { RandomResolver } from '#adapters/identity/random-resolver.ts';
import { RememberingResolver } from '#adapters/identity/remembering-resolver.ts';
import { Token } from './tokens.ts';

/** What this device is called where no address can be found: its fingerprint, or a name drawn by lot. */
const deviceResolver = () => new RememberingResolver(new ChainResolver([new FingerprintResolver(), new RandomResolver()]));

/** Spec section 4, Identifier: the address, else the fingerprint, else a name drawn by lot. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(Token.identityResolver)
    .toResolvedValue(
      ({ ipLookupUrls }, log) =>
        new ChainResolver([new PublicIpResolver(ipLookupUrls, log), deviceResolver()]),
      [Token.config, Token.log],
    )
    .inSingletonScope();
});
