/** A request as it arrived. Over a socket, `cache` and `credentials` can't be seen: they are the defaults there. */
export interface LoggedRequest {
  readonly method: string;
  /** Behind the API's base URL. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: RequestCache;
  readonly credentials: RequestCredentials;
  readonly redirect: RequestRedirect;
}

/** Every request the fake got, for tests to read. */
export class RequestLog {
  private logged: readonly LoggedRequest[] = [];

  get requests(): readonly LoggedRequest[] {
    return this.logged;
  }

  record(path: string, request: Request): void {
    const { method, url, headers, cache, credentials, redirect } = request;
    const query = Object.fromEntries(new URL(url).searchParams);
    const entry = { method, path, query, headers: Object.fromEntries(headers), cache, credentials, redirect };
    this.logged = [...this.logged, entry];
  }

  clear(): void {
    this.logged = [];
  }
}
