import { beforeEach, describe, expect, it } from 'vitest';
import { parseIpAddress } from '#domain/parse-ip-address.ts';
import type { IdentityResolver } from './identity-resolver.ts';

/** A resolver that can find a name. */
export interface ResolverHarness {
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
export const identityResolverContract = (name: string, setup: () => ResolverHarness): void => {
  describe(`${name} keeps the IdentityResolver contract`, () => {
    let harness: ResolverHarness;
    beforeEach(() => {
      harness = setup();
    });

    it('finds an IP address or a name with prefix fp_', async () => {
      expect(await harness.resolver.resolve()).toSatisfy(isIdentifier);
    });

    it('finds the same name again, at the next visit too', async () => {
      const found = await harness.resolver.resolve();
      expect(await harness.resolver.resolve()).toBe(found);
      expect(await harness.reopen().resolve()).toBe(found);
    });

    it('finds the same name when asked twice at once', async () => {
      const [first, second] = await Promise.all([harness.resolver.resolve(), harness.resolver.resolve()]);
      expect(second).toBe(first);
    });

    it('deprived of all it builds on, never rejects', async () => {
      harness.deprive();
      const found = await harness.reopen().resolve();
      expect(found === undefined).toBe(!harness.isCertain);
      expect(found ?? 'fp_0123456789abcdef0123456789abcdef').toSatisfy(isIdentifier);
    });
  });
};
