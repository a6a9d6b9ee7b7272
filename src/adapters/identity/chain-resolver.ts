import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';

/** Asks one resolver after another, until one finds an identifier. Resolves with undefined when none does. */
export const findFirst = async (resolvers: readonly IdentityResolver[]): Promise<Identifier | undefined> => {
  for (const resolver of resolvers) {
    const identifier = await resolver.resolve();
    if (identifier !== undefined) return identifier;
  }
  return undefined;
};

/** Asks one resolver after another, until one finds an identifier. */
export class ChainResolver implements IdentityResolver {
  constructor(private readonly resolvers: readonly IdentityResolver[]) {}

  resolve(): Promise<Identifier | undefined> {
    return findFirst(this.resolvers);
  }
}
