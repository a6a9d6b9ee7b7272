import { tellWorker } from './tell-worker.ts';

const isRefusal = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || status === 401 || status === 403;

/**
 * Whether a sign-in stands before the site's own host by now (product.md, Errors and retry: signed out): it refuses the page, leads
 * elsewhere or sends another page in its place. False where the host does not answer. Where it is so, the next page comes from
 * the network.
 */
export const hasSignInEnded = async (): Promise<boolean> => {
  try {
    const page = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'manual',
    });
    if (!isRefusal(page) && (!page.ok || (await page.text()).includes('id="root"'))) return false;
    tellWorker({ kind: 'refused' });
    return true;
  } catch {
    return false;
  }
};
