import type { ResolverHarness } from '#application/ports/identity-resolver.contract.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { depriveDevice } from '../device-faults.ts';

/** A resolver that is made of nothing, and finds nothing where nothing tells one device from another. */
export const resolverHarness = (Resolver: new () => IdentityResolver) => (): ResolverHarness => ({
  resolver: new Resolver(),
  reopen: () => new Resolver(),
  deprive: depriveDevice,
  isCertain: false,
});
