import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { VitalsReporter, Vital } from '#application/ports/vitals-reporter.ts';
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

/** Writes vitals to the console, for developers. */
export class ConsoleVitals implements VitalsReporter {
  report({ name, value, rating, path }: Vital): void {
    console.info(`${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}, ${rating}, on ${path}`);
  }
}

/** Reports the page's vitals as they become final, including those from before this call. */
export const watchVitals = (reporters: readonly VitalsReporter[]): void => {
  const report = ({ name, value, rating, navigationURL }: MetricType): void => {
    const path = new URL(navigationURL ?? location.href).pathname;
    for (const reporter of reporters) reporter.report({ name, value, rating, path });
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(report);
};
