import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { browserRandom } from '../../browser/browser-random.ts';
import { FingerprintResolver } from '../../identity/fingerprint-resolver.ts';
import { RandomResolver } from '../../identity/random-resolver.ts';
import { BENCH_ADDRESS } from '../bench-address.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating } from '../decoration.ts';

const HOSTS = 254;

const RESOLVERS = {
  ip: (): IdentityResolver => ({ resolve: async () => BENCH_ADDRESS }),
  fingerprint: (): IdentityResolver => new FingerprintResolver(),
  random: (): IdentityResolver => new RandomResolver(),
  // Addresses that are nobody's, for documents (RFC 5737).
  changing: (): IdentityResolver => ({
    resolve: async () => `198.51.100.${1 + Math.floor(browserRandom() * HOSTS)}`,
  }),
};

/** Who the device is taken for (product.md, QA: identity). */
export const identitySetting = choiceSetting<keyof typeof RESOLVERS>({
  name: 'identity',
  label: 'Identity',
  group: 'Visitor',
  does: {
    ip: 'An address of the network, always the same.',
    fingerprint: 'No address is known: the browser’s fingerprint.',
    random: 'Neither is known: chance, another one at each start.',
    changing: 'An address of the network, another one at each start.',
  },
  decorate: (value) => [decorating('identityResolver', () => RESOLVERS[value]())],
});
