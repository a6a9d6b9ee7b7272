import { injectable } from 'inversify';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { localNote } from '../browser/local-note.ts';
import { isFingerprintId } from './fingerprint-id.ts';

const NOTE = localNote('matinee_device_id');

const recall = (): Identifier | undefined => {
  const text = NOTE.recall();
  return isFingerprintId(text) ? text : undefined;
};

/**
 * What another resolver finds the first time, from then on. Firefox, Brave and Safari's private windows add noise to a
 * canvas, anew in each session: a fingerprint that is taken again is another one.
 */
@injectable()
export class RememberingResolver implements IdentityResolver {
  private found: Identifier | undefined;

  constructor(private readonly resolver: IdentityResolver) {}

  async resolve(): Promise<Identifier | undefined> {
    this.found ??= recall() ?? (await this.findFirst());
    return this.found;
  }

  private async findFirst(): Promise<Identifier | undefined> {
    const identifier = await this.resolver.resolve();
    // Another tab may have been first.
    const remembered = recall();
    if (remembered === undefined && identifier !== undefined) NOTE.remember(identifier);
    return remembered ?? identifier;
  }
}
