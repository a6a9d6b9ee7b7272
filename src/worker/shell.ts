/** Finds the hashed files that a page mentions. */
const MENTIONED = /(?<![\w-])assets\/[\w.-]+/g;

/**
 * Whether a page belongs to the release with these files. While a site is being replaced, a host may send the former
 * page.
 */
export const belongsTogether = (page: string, files: readonly string[]): boolean =>
  (page.match(MENTIONED) ?? []).every((path) => files.includes(path));

export interface Release {
  /** A hash of the release's whole content. */
  readonly name: string;
  /** The release's files, relative to the worker: the page, which is './', and all files that its screens need. */
  readonly files: readonly string[];
}

/** Caches with this prefix stay when a visitor erases everything: they are the same for every visitor. */
const PREFIX = 'matinee-shell-';
const PAGE = './';

const isHashed = (path: string): boolean => path.startsWith('assets/');

/** Hosts may send the page in place of a missing file. */
const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') ?? false;

const isGood = (response: Response, path: string): boolean =>
  response.ok && !response.redirected && isPage(response) === (path === PAGE);

/** The files of one release, all of them or none, so that a page never meets files of another release. */
export class Shell {
  private readonly cacheName: string;

  constructor(private readonly release: Release) {
    this.cacheName = PREFIX + release.name;
  }

  /**
   * Fetches and stores all files. Rejects when a file is missing or the page belongs to another release: the browser
   * tries again at a later visit.
   */
  async fill(): Promise<void> {
    const cache = await caches.open(this.cacheName);
    try {
      await Promise.all(this.release.files.map(async (path) => cache.put(path, await this.fetchFile(path))));
      const page = await (await cache.match(PAGE))?.text();
      if (!belongsTogether(page ?? '', this.release.files)) throw new Error('The page is of another release.');
    } catch (error) {
      await caches.delete(this.cacheName);
      throw error;
    }
  }

  async page(request: Request): Promise<Response> {
    return (await this.find(PAGE)) ?? fetch(request);
  }

  /** A file of this release, or of the release to which an open page still belongs. */
  async file(request: Request): Promise<Response> {
    const found =
      (await this.find(request.url)) ?? (await caches.match(request.url, { ignoreVary: true }).catch(() => undefined));
    if (found) return found;
    const fetched = await fetch(request);
    // Stores a file that few visitors need, such as the letters of other alphabets.
    if (fetched.ok && !isPage(fetched)) await this.keep(request.url, fetched.clone()).catch(() => undefined);
    return fetched;
  }

  /**
   * Removes former releases. It must not run while a page is open, because that page may belong to one of them and
   * still need its files.
   */
  async tidy(): Promise<void> {
    const names = await caches.keys();
    const former = names.filter((name) => name.startsWith(PREFIX) && name !== this.cacheName);
    await Promise.all(former.map((name) => caches.delete(name)));
  }

  private async find(address: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(this.cacheName)).match(address, { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  private async keep(address: string, response: Response): Promise<void> {
    await (await caches.open(this.cacheName)).put(address, response);
  }

  private async fetchFile(path: string): Promise<Response> {
    const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response =
      known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache', credentials: 'same-origin' }));
    if (!isGood(response, path)) throw new Error(`${path} is missing.`);
    return response;
  }
}
