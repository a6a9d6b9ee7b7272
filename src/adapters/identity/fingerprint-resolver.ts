import { injectable } from 'inversify';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { drawCanvas } from './draw-canvas.ts';
import { fingerprintId } from './fingerprint-id.ts';

/** In January of a fixed year, so that summer time does not make another device of this one. */
const timeZoneOffset = (): number => new Date(2024, 0, 1).getTimezoneOffset();

/** User agent, language, screen, time zone and a canvas picture, hashed (product.md, Identity: fingerprint). */
const traits = (): string => {
  const { userAgent, language } = navigator;
  // A device that is turned is still the same.
  const screenSize = [screen.width, screen.height].toSorted((a, b) => a - b);
  return JSON.stringify([userAgent, language, screenSize, timeZoneOffset(), drawCanvas()]);
};

/** What this device looks like, hashed. Finds nothing where there is no canvas or, as in insecure contexts, no WebCrypto. */
@injectable()
export class FingerprintResolver implements IdentityResolver {
  async resolve(): Promise<Identifier | undefined> {
    try {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits()));
      return fingerprintId(new Uint8Array(hash));
    } catch {
      return undefined;
    }
  }
}
