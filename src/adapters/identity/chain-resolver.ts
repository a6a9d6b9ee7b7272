import { injectable, multiInject } from 'inversify';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { token } from '#application/ports/port.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { findFirst } from './find-first.ts';

/** The resolvers that `ChainResolver` asks, in the order in which they are bound. */
export const RESOLVER = token<IdentityResolver>('Resolver');

/** Asks one resolver after another, until one finds an identifier. */
@injectable()
export class ChainResolver implements IdentityResolver {
  constructor(@multiInject(RESOLVER) private readonly resolvers: readonly IdentityResolver[]) {}

  resolve(): Promise<Identifier | undefined> {
    return findFirst(this.resolvers);
  }
}
