import { injectable } from 'inversify';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { fingerprintId, isFingerprintId } from './fingerprint-id.ts';

const KEY = 'matinee_device_id';
const BYTES = 16;

const recall = (): Identifier | undefined => {
  try {
    const text = localStorage.getItem(KEY);
    return isFingerprintId(text) ? text : undefined;
  } catch {
    return undefined;
  }
};

const remember = (identifier: Identifier): void => {
  try {
    localStorage.setItem(KEY, identifier);
  } catch {
    // Blocked or full: the name then lasts for the visit.
  }
};

/** A name drawn by lot, the same for as long as the device remembers it, or else for the visit. Always finds one. */
@injectable()
export class RandomResolver implements IdentityResolver {
  private drawn: Identifier | undefined;

  async resolve(): Promise<Identifier> {
    this.drawn ??= recall();
    if (this.drawn === undefined) {
      this.drawn = fingerprintId(crypto.getRandomValues(new Uint8Array(BYTES)));
      remember(this.drawn);
    }
    return this.drawn;
  }
}
