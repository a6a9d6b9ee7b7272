import type { Vital, VitalsReporter } from '#application/ports/vitals-reporter.ts';

/** For developers, on the console. */
export class ConsoleVitals implements VitalsReporter {
  report({ name, value, rating, path }: Vital): void {
    console.info(`${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}, ${rating}, on ${path}`);
  }
}
