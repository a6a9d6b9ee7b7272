import { MakeReport } from '#application/use-cases/report/make-report.ts';

type Deps = ConstructorParameters<typeof MakeReport>[0];

/** What the browser says of itself in tests. */
const describeSurroundings: Deps['describeSurroundings'] = async () => ({
  browser: 'Chrome',
  browserVersion: '153.0',
  system: 'Linux',
  language: 'en',
  minutesFromUtc: 60,
  isOnline: true,
  worker: 'active',
});

/** Makes reports of the demo, on a device that shares nothing. */
export const aReport = (outside: Pick<Deps, 'loader' | 'session' | 'clock' | 'consoleLog' | 'browser'>): MakeReport =>
  new MakeReport({
    ...outside,
    app: { edition: { version: '1.2.3', store: 'local' } },
    catalogChoice: { isDemo: true },
    describeSurroundings,
    sharing: async () => 'off',
  });
