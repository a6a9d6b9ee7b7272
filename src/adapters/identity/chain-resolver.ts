import { injectable } from 'inversify';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';

/** Asks one resolver after the other, until one finds a name. */
@injectable()
export class ChainResolver implements IdentityResolver {
  constructor(private readonly resolvers: readonly IdentityResolver[]) {}

  async resolve(): Promise<Identifier | undefined> {
    for (const resolver of this.resolvers) {
      const identifier = await resolver.resolve();
      if (identifier !== undefined) return identifier;
    }
    return undefined;
  }
}
