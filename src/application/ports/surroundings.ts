import type { Surroundings } from '#domain/report/report.ts';

/** What the browser says of itself and of this page, in words of fixed tables. Never rejects. */
export type DescribeSurroundings = () => Promise<Surroundings>;
