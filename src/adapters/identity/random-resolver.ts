import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { fingerprintId } from './fingerprint-id.ts';

const BYTES = 16;

/** Draws a random identifier, which stays the same for the visit. Always finds one. */
export class RandomResolver implements IdentityResolver {
  private drawn: Identifier | undefined;

  async resolve(): Promise<Identifier> {
    this.drawn ??= fingerprintId(crypto.getRandomValues(new Uint8Array(BYTES)));
    return this.drawn;
  }
}
