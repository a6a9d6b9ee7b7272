import type { FolderFile, DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FolderError, folderFaultOf, type FolderFault } from '#domain/devices/folder-failure.ts';
import { ASKED, filesIn } from './multi-status.ts';

export interface WebDav {
  /** Of the folder, which is there; ends with a slash. */
  readonly url: string;
  /** As of the header `Authorization`; none where the server asks for none. */
  readonly authorization?: string;
  readonly fetch?: typeof fetch;
}

const FAULTS: Readonly<Record<number, FolderFault>> = { 401: 'denied', 403: 'denied', 413: 'full', 507: 'full' };
const MISSING = 404;

/**
 * Apache's MOVE takes the earlier file away before it puts the new one in its place: some readers in a thousand are told that
 * there is none, or that it is forbidden. So a file that is missing is looked for this often.
 */
const MISSES = 3;
/**
 * And it sends as much of the new file as the earlier one was long, to a reader that comes just then. So a text counts when the
 * file is still the same after it was read. That is tried this often, each time after a pause.
 */
const TRIES = 100;
const PAUSE_MS = 20;

/** Of a file that is being written. No file of the app begins with a dot. */
const PARTIAL = '.matinee-partial-';

/**
 * What another folder takes (docs/adding-a-folder.md): WebDAV, as Nextcloud and many others speak it. A text is put under a name
 * of its own and moved into its place: a server may have half of what is put under its own name.
 */
export class WebDavFolder implements DevicesFolder {
  constructor(private readonly server: WebDav) {}

  async list(): Promise<readonly FolderFile[]> {
    const response = await this.ask('', {
      method: 'PROPFIND',
      headers: { Depth: '1', 'Content-Type': 'application/xml' },
      body: ASKED,
    });
    if (response.status === MISSING) throw new FolderError('unreachable');
    return filesIn(await bodyOf(response)).filter(({ name }) => !name.startsWith(PARTIAL));
  }

  async read(name: string): Promise<string | undefined> {
    const misses: ('missing' | 'denied')[] = [];
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const found = await this.readOnce(name);
      if (typeof found === 'object') return found.text || undefined;
      if (found !== 'changed') misses.push(found);
      if (misses.length === MISSES) return noneOrDenied(found);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new FolderError('unreachable');
  }

  async write(name: string, text: string): Promise<void> {
    const partial = `${PARTIAL}${crypto.randomUUID()}`;
    const put = await this.ask(partial, { method: 'PUT', body: text });
    // The folder itself is gone.
    if (put.status === MISSING) throw new FolderError('unreachable');
    try {
      await this.move(partial, name);
    } catch (error) {
      await this.remove(partial).catch(() => undefined);
      throw error;
    }
  }

  /** Where two move onto one name at once, a server may answer one of them that there is nothing: it takes the earlier file away first. */
  private async move(from: string, to: string): Promise<void> {
    const headers = { Destination: new URL(this.server.url + to, globalThis.location?.href).href, Overwrite: 'T' };
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const { status } = await this.ask(from, { method: 'MOVE', headers });
      if (status !== MISSING) return;
    }
    throw new FolderError('unreachable');
  }

  async remove(name: string): Promise<void> {
    await this.ask(encodeURIComponent(name), { method: 'DELETE' });
  }

  private async readOnce(name: string): Promise<{ readonly text: string } | 'missing' | 'denied' | 'changed'> {
    const response = await this.ask(encodeURIComponent(name)).catch(unlessDenied);
    if (!response) return 'denied';
    if (!response.ok) return 'missing';
    const text = await bodyOf(response);
    return (await this.isStill(name, response)) ? { text } : 'changed';
  }

  /** Whether it is the file that was answered. A server that gives its files no ETag cannot be asked. */
  private async isStill(name: string, { headers }: Response): Promise<boolean> {
    const etag = headers.get('ETag');
    if (etag === null) return true;
    const again = await this.ask(encodeURIComponent(name), { method: 'HEAD' }).catch(unlessDenied);
    return again?.headers.get('ETag') === etag;
  }

  private async ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const { url, authorization, fetch: send = fetch } = this.server;
    const own = authorization === undefined ? {} : { Authorization: authorization };
    const response = await send(url + path, {
      ...init,
      headers: { ...(headers as Record<string, string>), ...own },
      cache: 'no-store',
      credentials: 'omit',
    }).catch(unreachable);
    const { status, ok } = response;
    if (!ok && status !== MISSING) throw new FolderError(FAULTS[status] ?? 'unreachable');
    return response;
  }
}

const unreachable = (cause: unknown): never => {
  throw new FolderError('unreachable', { cause });
};

const unlessDenied = (error: unknown): undefined => {
  if (folderFaultOf(error) !== 'denied') throw error;
  return undefined;
};

const noneOrDenied = (found: string): undefined => {
  if (found === 'denied') throw new FolderError('denied');
  return undefined;
};

const bodyOf = (response: Response): Promise<string> => response.text().catch(unreachable);
