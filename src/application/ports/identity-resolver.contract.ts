import { beforeEach, describe, expect, it } from 'vitest';
import { parseIpAddress } from '#domain/ip-address.ts';
import type { IdentityResolver } from './identity-resolver.ts';

/** A resolver that can find a name. */
export interface ResolverBench {
  readonly resolver: IdentityResolver;
  /** The same resolver at the next visit, on the same device and network. */
  readonly reopen: () => IdentityResolver;
  /** Takes away all that it builds on, as blockers, private windows and insecure pages do. */
  readonly deprive: () => void;
  /** Whether it still finds a name then. */
  readonly isCertain: boolean;
}

const isIdentifier = (text: string | undefined): boolean =>
  text !== undefined && (/^fp_[\da-f]{32,64}$/.test(text) || parseIpAddress(text) === text);

/** Every promise of the `IdentityResolver` port, for any adapter. */
export const identityResolverContract = (name: string, setup: () => ResolverBench): void => {
  describe(`${name} keeps the IdentityResolver contract`, () => {
    let bench: ResolverBench;
    beforeEach(() => {
      bench = setup();
    });

    it('finds an IP address or a name with prefix fp_', async () => {
      expect(await bench.resolver.resolve()).toSatisfy(isIdentifier);
    });

    it('finds the same name again, at the next visit too', async () => {
      const found = await bench.resolver.resolve();
      expect(await bench.resolver.resolve()).toBe(found);
      expect(await bench.reopen().resolve()).toBe(found);
    });

    it('finds the same name when asked twice at once', async () => {
      const [first, second] = await Promise.all([bench.resolver.resolve(), bench.resolver.resolve()]);
      expect(second).toBe(first);
    });

    it('deprived of all it builds on, never rejects', async () => {
      bench.deprive();
      const found = await bench.reopen().resolve();
      expect(found === undefined).toBe(!bench.isCertain);
      expect(found ?? 'fp_0123456789abcdef0123456789abcdef').toSatisfy(isIdentifier);
    });
  });
};
