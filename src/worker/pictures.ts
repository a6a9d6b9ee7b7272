import { isOutdated, isSamePicture, isUseToBeRecorded, surplusOf, type CachedPicture } from './cached-picture.ts';

/** 'Erase everything' finds the cache by the beginning of this name. */
const PICTURES = 'matinee-pictures';
/** These headers are part of a picture's key, so that all of them can be read without opening a picture. */
const KEPT_AT = 'matinee-kept-at';
const USED_AT = 'matinee-used-at';

const readKey = ({ url, headers }: Request): CachedPicture => ({
  url,
  keptAt: Number(headers.get(KEPT_AT) ?? Number.NaN),
  usedAt: Number(headers.get(USED_AT) ?? Number.NaN),
});

const keyOf = ({ url, keptAt, usedAt }: CachedPicture): Request =>
  new Request(url, { headers: { [KEPT_AT]: String(keptAt), [USED_AT]: String(usedAt) } });

// With a host's own Vary header, a stored picture might not be found again.
const plain = ({ body, headers }: Response): Response =>
  new Response(body, { headers: { 'Content-Type': headers.get('Content-Type') ?? '' } });

const isOwnHost = (url: string): boolean => new URL(url).origin === location.origin;

/**
 * Requests a picture with CORS, so that the answer can be read. An opaque answer would count as several MB of storage. Only the
 * site's own host gets the browser's credentials: a sign-in may stand before it.
 */
const fetchOpenly = (url: string): Promise<Response> =>
  fetch(url, { mode: 'cors', credentials: isOwnHost(url) ? 'same-origin' : 'omit' });

/** A page may be sent in a picture's place, as a sign-in's is. */
const isPicture = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('Content-Type')?.startsWith('image/') ?? false);

/** Ignores errors. A full disk is no reason to report anything: the picture is shown all the same. */
const quiet = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

type Later = (work: Promise<unknown>) => void;

/**
 * Posters that were seen, stored for use without a network: at most 300. The least recently used ones are removed
 * first.
 */
export class Pictures {
  private tidying = Promise.resolve();

  /** @param scope begins the cache's name: other copies of the app on the same host have others. */
  constructor(
    private readonly now: () => number,
    private readonly scope: string,
  ) {}

  /**
   * The stored picture, or else the network's. Rejects as a request does when there is neither.
   * @param later makes the browser wait for work that outlives the answer
   */
  async answer(request: Request, later: Later): Promise<Response> {
    // Storage may be blocked or broken. The picture must be shown all the same.
    const kept = await this.recall(request.url, later).catch(() => undefined);
    return kept ?? this.fetch(request, later);
  }

  /** Stores a picture that the page loaded before there was a worker. The browser still has it. */
  async keep(url: string): Promise<void> {
    const cache = await this.open();
    if (await cache.match(url)) return;
    const fetched = await fetchOpenly(url);
    if (isPicture(fetched)) await this.write(url, fetched);
  }

  private async recall(url: string, later: Later): Promise<Response | undefined> {
    const cache = await this.open();
    const [[key], response] = await Promise.all([cache.keys(url), cache.match(url)]);
    // Former releases stored whatever came.
    if (!key || !response || !isPicture(response)) return undefined;
    const picture = readKey(key);
    if (isOutdated(picture, this.now())) return undefined;
    if (isUseToBeRecorded(picture, this.now())) {
      later(quiet(cache.put(keyOf({ ...picture, usedAt: this.now() }), response.clone())));
    }
    return response;
  }

  private async fetch(request: Request, later: Later): Promise<Response> {
    // A host may refuse CORS. Then the request is sent as the page sent it, and its answer is not stored.
    const fetched = await fetchOpenly(request.url).catch(() => undefined);
    if (!fetched) return (await this.inAnotherSize(request.url).catch(() => undefined)) ?? fetch(request);
    if (isPicture(fetched)) later(quiet(this.write(request.url, fetched.clone())));
    return fetched;
  }

  /** Lists draw a poster smaller or larger than the row where it was seen. */
  private async inAnotherSize(url: string): Promise<Response | undefined> {
    const cache = await this.open();
    const kept = (await cache.keys()).map(readKey);
    const other = kept.find((picture) => isSamePicture(picture.url, url) && !isOutdated(picture, this.now()));
    return other && cache.match(other.url);
  }

  private async write(url: string, fetched: Response): Promise<void> {
    const cache = await this.open();
    await cache.put(keyOf({ url, keptAt: this.now(), usedAt: this.now() }), plain(fetched));
    // Tidies one after another: each run sees the result of the one before.
    this.tidying = quiet(this.tidying.then(() => this.tidy()));
    await this.tidying;
  }

  private async tidy(): Promise<void> {
    const cache = await this.open();
    const kept = (await cache.keys()).map(readKey);
    await Promise.all(surplusOf(kept, this.now()).map(({ url }) => cache.delete(url)));
  }

  private open(): Promise<Cache> {
    return caches.open(this.scope + PICTURES);
  }
}
