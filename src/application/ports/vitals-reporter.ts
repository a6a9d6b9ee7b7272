/** One figure of how a page felt (https://web.dev/articles/vitals). It says nothing of who looked at the page. */
export interface Vital {
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; of CLS, a score without a unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Of the address the visit began at: no query, no fragment. */
  readonly path: string;
}

/** Reports to the site's operators how fast its pages are. Returns at once and never throws: a lost figure is no failure. */
export interface VitalsReporter {
  report(vital: Vital): void;
}
