import { catchError, defer, firstValueFrom, retry, throwError, timer } from 'rxjs';
import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import type { FolderFile, DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FolderError, type FolderFault } from '#domain/devices/folder-failure.ts';
import { tellWorker } from '../browser/tell-worker.ts';

interface Host {
  /** Of the folder; ends with a slash. */
  readonly url: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}

/** nginx's `autoindex_format json`. */
const Listing = v.array(
  v.object({ name: v.string(), type: v.string(), size: v.optional(v.number(), 0), mtime: v.optional(v.string()) }),
);

const toFile = ({ name, size, mtime }: v.InferOutput<typeof Listing>[number]): FolderFile => ({
  name,
  size,
  ...(mtime !== undefined && { modified: mtime }),
});

/** What the host has addresses for. Whatever else lies in its folder was put there by its owner. */
const NAME = /^[a-z][a-z0-9.-]*$/;

const FAULTS: Readonly<Record<number, FolderFault>> = { 401: 'denied', 403: 'denied', 413: 'full', 507: 'full' };

const MISSING = 404;
const TOO_FAST = 429;
/** Of a host that says that it was asked too fast. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000];
/** Of 8 MB over a slow line. */
const LIMIT_MS = 120_000;

class TooFast extends Error {}

/**
 * Waits as long as the host wants, a few times.
 * @throws {TooFast} where that was in vain
 */
const patiently = <T>(work: () => Promise<T>, { scheduler }: Clock): Promise<T> =>
  firstValueFrom(
    defer(work).pipe(
      retry({
        delay: (error: unknown, count) => {
          const ms = error instanceof TooFast ? WAITS_MS[count - 1] : undefined;
          return ms === undefined ? throwError(() => error) : timer(ms, scheduler);
        },
      }),
      catchError((error: unknown) => throwError(() => asFolderError(error))),
    ),
  );

const asFolderError = (error: unknown): FolderError =>
  error instanceof FolderError ? error : new FolderError('unreachable', { cause: error as Error });

/** A folder on the site's own host: PUT, DELETE, GET, and a GET of the folder that lists it (deploy/devices.conf). */
export class HostFolder implements DevicesFolder {
  constructor(private readonly host: Host) {}

  list(): Promise<readonly FolderFile[]> {
    return this.ask('', {}, async (response) => {
      if (response.status === MISSING) return [];
      // A host without such folders answers with a page of the site.
      const files = v.parse(Listing, await response.json());
      return files.filter(({ name, type }) => type === 'file' && NAME.test(name)).map(toFile);
    });
  }

  read(name: string): Promise<string | undefined> {
    return this.ask(name, {}, async (response) =>
      response.status === MISSING ? undefined : (await response.text()) || undefined,
    );
  }

  write(name: string, text: string): Promise<void> {
    return this.ask(name, { method: 'PUT', body: text }, async ({ status }) => {
      if (status === MISSING) throw new FolderError('unreachable');
    });
  }

  remove(name: string): Promise<void> {
    return this.ask(name, { method: 'DELETE' }, async () => undefined);
  }

  private ask<T>(name: string, init: RequestInit, answer: (response: Response) => Promise<T>): Promise<T> {
    const { url, clock, fetch: send = fetch } = this.host;
    return patiently(async () => {
      const response = await send(`${url}${encodeURIComponent(name)}`, {
        ...init,
        cache: 'no-store',
        // A host may ask for a password before it gives the site to anyone.
        credentials: 'same-origin',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const { status, ok } = response;
      if (status === TOO_FAST) throw new TooFast();
      if (FAULTS[status] === 'denied') tellWorker({ kind: 'refused' });
      if (!ok && status !== MISSING) throw new FolderError(FAULTS[status] ?? 'unreachable');
      return answer(response);
    }, clock);
  }
}
