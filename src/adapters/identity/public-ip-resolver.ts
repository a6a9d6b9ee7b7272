import { injectable } from 'inversify';
import { ofetch } from 'ofetch';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Log } from '#application/ports/log.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { readAddress } from './read-address.ts';

/** Spec section 9: IP lookup. */
const TIMEOUT_MS = 5_000;

const ask = (url: string): Promise<string> =>
  ofetch(url, {
    headers: { Accept: 'application/json' },
    // An answer from before may be another network's.
    cache: 'no-store',
    credentials: 'omit',
    retry: 0,
    // Parsed here: services label their JSON as they like, and answer HTML when they fail.
    responseType: 'text',
    // ofetch's own timeout ends with the headers; this one is for the body too.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** The public address of this network, from the first service that tells it (spec section 4, Identifier). */
@injectable()
export class PublicIpResolver implements IdentityResolver {
  constructor(
    private readonly urls: readonly string[],
    private readonly log?: Log,
  ) {}

  async resolve(): Promise<Identifier | undefined> {
    for (const url of this.urls) {
      const address = await this.findAddress(url);
      if (address !== undefined) return address;
    }
    return undefined;
  }

  // A failure is ordinary: ad blockers know these services.
  private async findAddress(url: string): Promise<Identifier | undefined> {
    try {
      return readAddress(await ask(url));
    } catch (cause) {
      this.log?.warn(`The IP service ${url} told no address.`, cause);
      return undefined;
    }
  }
}
