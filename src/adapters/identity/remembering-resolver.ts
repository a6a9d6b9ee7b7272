import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { ownName } from '../browser/own-name.ts';
import { safeLocalStorage } from '../browser/safe-storage.ts';
import { findFirst } from './chain-resolver.ts';
import { isFingerprintId } from './fingerprint-id.ts';

const KEY = ownName('matinee_device_id');

const recall = (): Identifier | undefined => {
  const text = safeLocalStorage.get(KEY);
  return isFingerprintId(text) ? text : undefined;
};

/**
 * Remembers the first identifier that its resolvers find, and resolves with that one from then on. Firefox, Brave and
 * Safari's private windows add noise to a canvas, which differs between sessions. So a fingerprint that is taken again
 * differs too.
 */
export class RememberingResolver implements IdentityResolver {
  private found: Identifier | undefined;

  constructor(private readonly resolvers: readonly IdentityResolver[]) {}

  async resolve(): Promise<Identifier | undefined> {
    this.found ??= recall() ?? (await this.find());
    return this.found;
  }

  private async find(): Promise<Identifier | undefined> {
    const identifier = await findFirst(this.resolvers);
    // Another tab may have been first.
    const remembered = recall();
    if (remembered === undefined && identifier !== undefined) safeLocalStorage.set(KEY, identifier);
    return remembered ?? identifier;
  }
}
