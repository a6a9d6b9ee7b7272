import { FingerprintResolver } from '#adapters/identity/fingerprint-resolver.ts';

let visits = 0;

/** Finds another name at every visit. */
export class FickleResolver extends FingerprintResolver {
  private readonly visit = (visits += 1);

  override async resolve(): Promise<string | undefined> {
    return (await super.resolve())?.replace(/.{4}$/, this.visit.toString(16).padStart(4, '0'));
  }
}
