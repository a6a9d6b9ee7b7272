import { injectable } from 'inversify';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { textDigest } from '../browser/text-digest.ts';
import { drawCanvas } from './draw-canvas.ts';
import { fingerprintId } from './fingerprint-id.ts';

/** In minutes, taken in January of a fixed year: summer time must not make this device look like another one. */
const timeZoneOffset = (): number => new Date(2024, 0, 1).getTimezoneOffset();

/**
 * User agent, language, screen, time zone and a canvas picture, as one text to hash
 * (product.md, Identity: fingerprint).
 */
const traits = (): string => {
  const { userAgent, language } = navigator;
  // A device that is turned is still the same device.
  const screenSize = [screen.width, screen.height].toSorted((a, b) => a - b);
  return JSON.stringify([userAgent, language, screenSize, timeZoneOffset(), drawCanvas()]);
};

/**
 * Identifies the device by a hash of its traits. Finds nothing where there is no canvas, or no WebCrypto, as in
 * insecure contexts.
 */
@injectable()
export class FingerprintResolver implements IdentityResolver {
  async resolve(): Promise<Identifier | undefined> {
    try {
      const digest = await textDigest(traits());
      return digest && fingerprintId(digest);
    } catch {
      return undefined;
    }
  }
}
