import { CatalogError } from '#domain/catalog-failure.ts';
import { tellWorker } from '../../browser/tell-worker.ts';

const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('html') ?? false;

/** The provider's own refusals are JSON with a code of its own (tmdb.md, Errors: body). */
const isOfProvider = async (response: Response): Promise<boolean> => {
  try {
    return 'status_code' in ((await response.clone().json()) as object);
  } catch {
    return false;
  }
};

/** Hosts without a proxy answer with the application's page. */
const isOwnPage = async (response: Response): Promise<boolean> => (await response.clone().text()).includes('id="root"');

/** Has the next page come from the network, where the sign-in is. */
const signedOut = (failure: { kind: 'network' | 'malformed' } | { kind: 'http'; status: number }): CatalogError => {
  tellWorker({ kind: 'refused' });
  return new CatalogError({ ...failure, isSignedOut: true });
};

/**
 * The answer of the site's own host, unless a sign-in stands before it (product.md, Errors and retry: signed out).
 * @param follow sends the request again, and follows redirects
 * @throws {CatalogError} where the host asks for a sign-in: it refuses the request, or leads to a page or to another host
 */
export const answerOfOwnHost = async (response: Response, follow: () => Promise<Response>): Promise<Response> => {
  if (response.type === 'opaqueredirect') {
    // Somebody has answered: it is not for want of a network that the browser does not follow.
    const answer = await follow().catch(() => {
      throw signedOut({ kind: 'network' });
    });
    return answerOfOwnHost(answer, follow);
  }
  const { ok, status } = response;
  if ((status === 401 || status === 403) && !(await isOfProvider(response))) throw signedOut({ kind: 'http', status });
  if (ok && isHtml(response) && !(await isOwnPage(response))) throw signedOut({ kind: 'malformed' });
  return response;
};
