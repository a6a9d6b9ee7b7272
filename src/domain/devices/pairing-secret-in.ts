import { tidyLinkText } from '../links/tidy-link-text.ts';

/** Behind it may be what ends a sentence, also Markdown's underscores; no letter and no digit. */
const BEFORE_OTHERS = /^([\w-]{21}[AQgw])(?:[-_]{0,3}(?![\w-]))/;

/**
 * The secret of a pairing link, as messengers and mail programs leave it: with something behind it, or broken in two. Undefined where there
 * is none (product.md, Devices on screen: damaged).
 * @param fragment what stands behind '/pair#'
 */
export const pairingSecretIn = (fragment: string): string | undefined =>
  [fragment, tidyLinkText(fragment)]
    .map((text) => BEFORE_OTHERS.exec(text)?.[1])
    .find((secret) => secret !== undefined);
