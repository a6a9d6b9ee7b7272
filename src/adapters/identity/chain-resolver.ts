import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { findFirst } from './find-first.ts';

/** Asks one resolver after another, until one finds an identifier. */
export class ChainResolver implements IdentityResolver {
  constructor(private readonly resolvers: readonly IdentityResolver[]) {}

  resolve(): Promise<Identifier | undefined> {
    return findFirst(this.resolvers);
  }
}
