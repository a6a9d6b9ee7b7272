import { DEMO_SERVICES, type DemoService } from '../demo/watch/demo-services.ts';
import { EXTREMES } from './extremes.ts';
import type { ScenarioName } from './scenario-name.ts';

/** As many as TMDB knows of a large country. */
const COPIES = 30;
/** Copies have numbers of their own. */
const APART = 100;

const extreme = (service: DemoService): DemoService => ({
  ...service,
  name: EXTREMES[service.id % EXTREMES.length]?.(service.name) ?? service.name,
});

const copies = (service: DemoService): readonly DemoService[] =>
  Array.from({ length: COPIES }, (_, index) =>
    index === 0 ? service : { ...service, id: service.id + index * APART, name: `${service.name} ${index + 1}` },
  );

const CHANGES: Readonly<Partial<Record<ScenarioName, () => readonly DemoService[]>>> = {
  empty: () => [],
  'no-images': () => DEMO_SERVICES.map((service) => ({ ...service, logoPath: null })),
  'extreme-text': () => DEMO_SERVICES.map(extreme),
  huge: () => DEMO_SERVICES.flatMap(copies),
};

/** The services that a scenario has. */
export const scenarioServices = (name: ScenarioName): readonly DemoService[] => CHANGES[name]?.() ?? DEMO_SERVICES;
