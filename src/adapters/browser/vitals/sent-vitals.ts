import type { Vital, VitalsReporter } from '#application/ports/vitals-reporter.ts';
import { credentialsFor } from '../own-host.ts';

/**
 * Posts each figure to an endpoint, as JSON in a text body, which needs no preflight. It uses `fetch` in browsers where
 * a request can outlive the page: `fetch` can leave out cookies and the page's address, and a beacon cannot.
 */
export class SentVitals implements VitalsReporter {
  constructor(private readonly endpoint: string) {}

  report({ name, value, rating, path }: Vital): void {
    const body = JSON.stringify({ name, value, rating, path });
    if (!('keepalive' in Request.prototype)) {
      navigator.sendBeacon(this.endpoint, body);
      return;
    }
    fetch(this.endpoint, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: credentialsFor(this.endpoint),
      referrerPolicy: 'no-referrer',
    }).catch(() => {
      // Nothing waits for the answer.
    });
  }
}
