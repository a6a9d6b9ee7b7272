import { isPairingSecret } from '../devices/pairing-secret.ts';

/** A link of Matinee whose fragment is for this device alone. */
interface PrivateLink {
  /** Its address at this site, from the site's root on. */
  readonly path: string;
  /** Whether nothing is missing at its end, as while it is typed. */
  readonly isWhole: boolean;
}

/**
 * A pairing link or the link of a shared list, of any Matinee, also within a text or another address. Of a query only so much is
 * looked at that a text takes no longer than its length.
 */
const LINK = /(?:^|\/|%2f)(pair|shared)(?:\/|%2f)?(?:\?[^#\s]{0,200})?(?:#|%23)(\S+)/i;
/** The characters of secrets and lists: what follows belongs to the text around the link. */
const CODE = /^[\w.-]*/;

/** The private link that is in a text (product.md, Search: private links); undefined where there is none. */
export const readPrivateLink = (text: string): PrivateLink | undefined => {
  const [, screen, behind = ''] = LINK.exec(text.trim()) ?? [];
  if (screen === undefined) return undefined;
  const code = CODE.exec(behind)?.[0] ?? '';
  return { path: `/${screen.toLowerCase()}#${code}`, isWhole: isPairingSecret(code) };
};
