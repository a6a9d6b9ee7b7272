import { fingerprintId } from '#adapters/identity/fingerprint-id.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';

/** Rejects where it cannot find a name. */
export class RejectingResolver implements IdentityResolver {
  async resolve(): Promise<string> {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(navigator.userAgent));
    return fingerprintId(new Uint8Array(hash));
  }
}
