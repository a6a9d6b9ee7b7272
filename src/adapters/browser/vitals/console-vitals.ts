import type { Vital, VitalsReporter } from '#application/ports/vitals-reporter.ts';

/** Writes vitals to the console, for developers. */
export class ConsoleVitals implements VitalsReporter {
  report({ name, value, rating, path }: Vital): void {
    console.info(`${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}, ${rating}, on ${path}`);
  }
}
