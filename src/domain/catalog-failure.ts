/** Why a catalogue could not answer. Adapters reject with a `CatalogError` that carries one. */
export type CatalogFailure = Failure & {
  /** The site's own host asks for a sign-in: the provider was never asked. */
  readonly isSignedOut?: true;
};

type Failure =
  /** Nothing came back: offline, blocked, reset, refused by the browser. */
  | { readonly kind: 'network' }
  /** Our own patience ended. */
  | { readonly kind: 'timeout' }
  /** An answer with a status other than success. */
  | { readonly kind: 'http'; readonly status: number; readonly retryAfterMs?: number }
  /** A success that could not be read: HTML, empty, truncated, another shape. The provider's fault, as a 5xx is. */
  | { readonly kind: 'malformed' };

export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  constructor(
    readonly failure: CatalogFailure,
    options?: ErrorOptions,
  ) {
    super(describe(failure), options);
  }
}

const describe = (failure: CatalogFailure): string =>
  failure.kind === 'http' ? `HTTP ${failure.status}` : failure.kind;

/** Any thrown value as a failure; undefined for what is no catalogue failure but a defect of ours. */
export const failureOf = (error: unknown): CatalogFailure | undefined =>
  error instanceof CatalogError ? error.failure : undefined;

/** What a catalogue rejects with where it is asked for something that there is not. */
export const notThere = (): CatalogError => new CatalogError({ kind: 'http', status: 404 });
