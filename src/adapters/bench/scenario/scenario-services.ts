import type { DemoService } from '../../demo/watch/demo-services.ts';
import { extreme } from './extremes.ts';
import type { ScenarioName } from './scenario-name.ts';

/** As many as TMDB knows of a large country. */
const COPIES = 30;
/** Copies have numbers of their own. */
const APART = 100;

const extremeService = (service: DemoService): DemoService => ({
  ...service,
  name: extreme(service.id, service.name),
});

const copies = (service: DemoService): readonly DemoService[] =>
  Array.from({ length: COPIES }, (_, index) =>
    index === 0 ? service : { ...service, id: service.id + index * APART, name: `${service.name} ${index + 1}` },
  );

type Change = (services: readonly DemoService[]) => readonly DemoService[];

/** In the order in which they are made, whatever the order of the names. */
const CHANGES: readonly (readonly [ScenarioName, Change])[] = [
  ['empty', () => []],
  ['no-images', (services) => services.map((service) => ({ ...service, logoPath: null }))],
  ['extreme-text', (services) => services.map(extremeService)],
  ['huge', (services) => services.flatMap(copies)],
];

/** The demo's services as these scenarios have them. */
export const scenarioServices = (
  names: readonly ScenarioName[],
  services: readonly DemoService[],
): readonly DemoService[] =>
  CHANGES.reduce((changed, [name, change]) => (names.includes(name) ? change(changed) : changed), services);
