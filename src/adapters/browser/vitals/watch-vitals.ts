import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { VitalsReporter } from '#application/ports/vitals-reporter.ts';

/** Reports the page's vitals as they become final, including those from before this call. */
export const watchVitals = (reporters: readonly VitalsReporter[]): void => {
  const report = ({ name, value, rating, navigationURL }: MetricType): void => {
    const path = new URL(navigationURL ?? location.href).pathname;
    for (const reporter of reporters) reporter.report({ name, value, rating, path });
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(report);
};
