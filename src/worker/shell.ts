import { belongsTogether, mentionedIn } from './belongs-together.ts';
import { digestOf } from './digest-of.ts';

/** The page, in a release's list of files. */
const PAGE = './';

const HTML = /^text\/html\b/i;
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/^\.\/$/, HTML],
  [/\.js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.(?:svg|png|jpe?g|webp|avif|ico)$/, /^image\//i],
];

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

/**
 * Whether an answer claims to be the file of this name. Hosts and sign-ins may send a page in a file's place, and a browser runs
 * no script of another type. Types of fonts differ from host to host.
 */
const claimsToBe = (path: string, response: Response): boolean => {
  const [, type] = TYPES.find(([name]) => name.test(path)) ?? [];
  return response.ok && !response.redirected && (type ? type.test(typeOf(response)) : !HTML.test(typeOf(response)));
};

/**
 * Whether an answer is the built file of this name, by its type and by the build's own digest. A page has no digest: hosts may
 * add to it.
 * @param digests those of all built files
 */
const isWhole = async (path: string, response: Response, digests: readonly string[]): Promise<boolean> => {
  if (!claimsToBe(path, response)) return false;
  return path === PAGE || digests.includes(await digestOf(path, await response.clone().arrayBuffer()));
};

export interface AppRelease {
  /** A hash of the release's whole content. */
  readonly name: string;
  /** The release's files, relative to the worker: the page, which is './', and all files that its screens need. */
  readonly files: readonly string[];
  /** Of all built files, and those beside the page (`digest-of.ts`). */
  readonly digests: readonly string[];
  /** Begins the names of the site's caches: other copies of the app on the same host have others. */
  readonly scope: string;
}

/** Caches with this in their names stay when a visitor erases everything: they are the same for every visitor. */
const SHELL = 'matinee-shell-';
/** In the release's cache from a refused call until the page comes from the network. */
const REFUSED = '?refused';

const isHashed = (path: string): boolean => path.startsWith('assets/');

const siteAddress = (): string => new URL('./', location.href).href;

/** The files of one release, all of them or none, so that a page never meets files of another release. */
export class Shell {
  private readonly cacheName: string;
  private isRefused = false;

  constructor(private readonly release: AppRelease) {
    this.cacheName = release.scope + SHELL + release.name;
  }

  /**
   * Fetches and stores all files. Rejects when a file is missing or is not what the build made, or the page belongs to another
   * release: the browser tries again at a later visit.
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

  /** The stored page. After a refused call the network's, which may be the site's sign-in. */
  async page(request: Request): Promise<Response> {
    if (this.isRefused || (await this.find(REFUSED))) {
      const answer = await this.pageOfNetwork(request);
      if (answer) return answer;
    }
    return (await this.find(PAGE)) ?? fetch(request);
  }

  /** Has the next page come from the network: the site's host has refused a call, and may ask for a sign-in. */
  async refuse(): Promise<void> {
    this.isRefused = true;
    await this.keep(REFUSED, new Response('')).catch(() => undefined);
  }

  /** A file of this release, or of the release to which an open page still belongs. */
  async file(request: Request): Promise<Response> {
    const path = request.url.slice(siteAddress().length);
    const found =
      (await this.find(request.url)) ?? (await caches.match(request.url, { ignoreVary: true }).catch(() => undefined));
    // An answer that is a cache's own has Chromium write what it compiled beside it, by the thread that draws the second visit. None was seen to read it.
    if (found && claimsToBe(path, found)) return new Response(found.body, found);
    const fetched = await fetch(request);
    // Stores a file that few visitors need, such as the letters of other alphabets.
    if (await this.keepWhole(path, fetched)) return fetched;
    const again = fetched.ok ? await this.fetchAnew(path).catch(() => undefined) : undefined;
    return again && (await this.keepWhole(path, again)) ? again : fetched;
  }

  /** Removes what is stored and is not what the build made: it is fetched anew when it is needed. */
  async repair(): Promise<void> {
    const cache = await caches.open(this.cacheName);
    for (const { url } of await cache.keys()) {
      const path = url.slice(siteAddress().length) || PAGE;
      const stored = await cache.match(url, { ignoreVary: true });
      if (path !== REFUSED && stored && !(await this.isRight(path, stored)))
        await cache.delete(url, { ignoreVary: true });
    }
  }

  /**
   * Removes former releases. It must not run while a page is open, because that page may belong to one of them and
   * still need its files.
   */
  async tidy(): Promise<void> {
    const names = await caches.keys();
    const shells = names.filter((name) => name.includes(SHELL) && name !== this.cacheName);
    await Promise.all(shells.map(async (name) => (await this.isOwn(name)) && caches.delete(name)));
  }

  /** Whether a cache has this site's page. Former releases of all copies on a host named their caches alike. */
  private async isOwn(name: string): Promise<boolean> {
    return (await (await caches.open(name)).match(PAGE, { ignoreVary: true })) !== undefined;
  }

  /** Undefined where the network has none: then the stored page is better than nothing. */
  private async pageOfNetwork(request: Request): Promise<Response | undefined> {
    const answer = await fetch(request).catch(() => undefined);
    if (!answer || answer.status >= 500) return undefined;
    if (claimsToBe(PAGE, answer) && mentionedIn(await answer.clone().text()).length > 0) {
      this.isRefused = false;
      await (await caches.open(this.cacheName)).delete(REFUSED).catch(() => undefined);
    }
    return answer;
  }

  private async find(address: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(this.cacheName)).match(address, { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  private async isRight(path: string, stored: Response): Promise<boolean> {
    if (!(await this.isWhole(path, stored))) return false;
    return path !== PAGE || belongsTogether(await stored.clone().text(), this.release.files);
  }

  private isWhole(path: string, response: Response): Promise<boolean> {
    return isWhole(path, response, this.release.digests);
  }

  private async keepWhole(path: string, response: Response): Promise<boolean> {
    if (!(await this.isWhole(path, response))) return false;
    await this.keep(path, response.clone()).catch(() => undefined);
    return true;
  }

  private async keep(address: string, response: Response): Promise<void> {
    await (await caches.open(this.cacheName)).put(address, response);
  }

  /** Not what the browser may hold of an earlier, bad answer. */
  private fetchAnew(path: string): Promise<Response> {
    return fetch(path, { cache: 'reload', credentials: 'same-origin' });
  }

  private async fetchFile(path: string): Promise<Response> {
    const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    if (known && (await this.isWhole(path, known))) return known;
    const cache = isHashed(path) ? 'default' : 'no-cache';
    const fetched = await fetch(path, { cache, credentials: 'same-origin' });
    if (await this.isWhole(path, fetched)) return fetched;
    const again = isHashed(path) && fetched.ok ? await this.fetchAnew(path) : fetched;
    if (await this.isWhole(path, again)) return again;
    throw new Error(`${path} is missing.`);
  }
}
