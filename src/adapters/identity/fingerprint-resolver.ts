import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { bytesDigest } from '../browser/bytes-digest.ts';
import { fingerprintId } from './fingerprint-id.ts';

/** In minutes, taken in January of a fixed year: summer time must not make this device look like another one. */
const timeZoneOffset = (): number => new Date(2024, 0, 1).getTimezoneOffset();

/**
 * A picture as this device draws it, as a data URL: fonts, smoothing and emoji differ between devices. Throws where
 * there is no canvas.
 */
const drawCanvas = (): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 60 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.textBaseline = 'top';
  context.font = '18px sans-serif';
  context.fillStyle = '#c33';
  context.fillRect(120, 4, 60, 24);
  context.fillStyle = '#069';
  context.fillText('Matinee 🎬 æß½', 4, 16);
  context.fillStyle = 'rgb(102 204 0 / 70%)';
  context.fillText('Matinee 🎬 æß½', 8, 24);
  return canvas.toDataURL();
};

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
export class FingerprintResolver implements IdentityResolver {
  async resolve(): Promise<Identifier | undefined> {
    try {
      const digest = await bytesDigest(new TextEncoder().encode(traits()));
      return digest && fingerprintId(digest);
    } catch {
      return undefined;
    }
  }
}
