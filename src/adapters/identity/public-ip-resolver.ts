import { ofetch } from 'ofetch';
import * as v from 'valibot';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { parseIpAddress } from '#domain/parse-ip-address.ts';
import { credentialsFor } from '../browser/own-host.ts';

/** How long a service may take (product.md, Provider calls: address services). */
const TIMEOUT_MS = 5_000;

const fetchText = (url: string): Promise<string> =>
  ofetch(url, {
    headers: { Accept: 'application/json' },
    // An earlier answer may be that of another network.
    cache: 'no-store',
    credentials: credentialsFor(url),
    retry: 0,
    // As text, which `readAddress` parses: services label their JSON as they like, and answer HTML when they fail.
    responseType: 'text',
    // ofetch's own timeout ends with the headers. This one is for the body too.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown failure');

const field = v.fallback(v.string(), '');
const Answer = v.object({ ip: field, origin: field, query: field });

// Behind proxies a service may list several addresses: the first is the visitor's.
const firstOf = (list: string): string => list.split(',', 1)[0]?.trim() ?? '';

/**
 * The address in an IP service's answer: field `ip`, or `origin`, or `query` (product.md, Identity: address). Throws
 * when none of them is an IPv4 or IPv6 address.
 */
const readAddress = (body: string): string => {
  const { ip, origin, query } = v.parse(Answer, JSON.parse(body));
  for (const value of [ip, origin, query]) {
    const address = parseIpAddress(firstOf(value));
    if (address !== undefined) return address;
  }
  throw new Error('The answer holds no IP address.');
};

/** The public address of this network, from the first service that gives one (product.md, Identity: address). */
export class PublicIpResolver implements IdentityResolver {
  constructor(
    private readonly urls: readonly string[],
    private readonly consoleLog?: ConsoleLog,
  ) {}

  async resolve(): Promise<Identifier | undefined> {
    const failures: string[] = [];
    for (const url of this.urls) {
      try {
        const address = readAddress(await fetchText(url));
        this.warn(failures);
        return address;
      } catch (cause) {
        failures.push(`${url} (${nameOf(cause)})`);
      }
    }
    this.warn(failures);
    return undefined;
  }

  /** Writes one line without a stack: failures are ordinary, because ad blockers know these services. */
  private warn(failures: readonly string[]): void {
    if (failures.length > 0) this.consoleLog?.warn('address', `No public address came from ${failures.join(', ')}.`);
  }
}
