import { ContainerModule, type Container } from 'inversify';
import demoData from 'virtual:demo-catalogue';
import { ARTWORK } from '#adapters/demo/demo-catalog.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { browserTab } from '#adapters/scenario/browser-tab.ts';
import { contentsOf } from '#adapters/scenario/contents-of.ts';
import { finderOf } from '#adapters/scenario/finder-of.ts';
import { Misbehaviour } from '#adapters/scenario/misbehaviour.ts';
import { CONTENTS, ScenarioCatalog } from '#adapters/scenario/scenario-catalog.ts';
import { ScenarioProbe } from '#adapters/scenario/scenario-probe.ts';
import { ScenarioTitleFinder } from '#adapters/scenario/scenario-title-finder.ts';
import { ScenarioWatchOptions } from '#adapters/scenario/scenario-watch-options.ts';
import { TabScenarios } from '#adapters/scenario/tab-scenarios.ts';
import { TAB } from '#adapters/scenario/tab.ts';
import { watchOptionsOf } from '#adapters/scenario/watch-options-of.ts';
import { Port } from '#application/port.ts';
import type { TitleFinder } from '#application/ports/title-finder.ts';
import type { WatchOptions } from '#application/ports/watch-options.ts';
import type { Catalogue } from './catalogue.ts';
import { leaveForGallery } from './leave-for-gallery.ts';
import { madeOf } from './with-deps.ts';

/** Binds the demo catalogue, and QA's ways to make it behave badly. Neither is loaded unless the demo is opened. */
const demoModule = new ContainerModule(({ bind }) => {
  leaveForGallery();
  bind(TAB).toConstantValue(browserTab);
  bind(TabScenarios).toSelf();
  bind(Port.scenarios).toService(TabScenarios);
  bind(Misbehaviour).toSelf();
  bind(CONTENTS).toDynamicValue(
    madeOf({ scenarios: TabScenarios }, ({ scenarios }) => contentsOf(scenarios.current, demoData)),
  );
  bind(Port.catalog).to(ScenarioCatalog);
  bind(Port.images).toConstantValue(ARTWORK);
  bind(DemoProbe).toSelf();
  bind(Port.probe).to(ScenarioProbe);
});

/** Finds the titles of the demo, and behaves as badly. It is here, and not in a chunk of its own, for the sake of the data. */
const demoTitleFinder = (container: Container): TitleFinder =>
  new ScenarioTitleFinder(finderOf(container.get(TabScenarios).current, demoData), container.get(Misbehaviour));

/** Where the titles of the demo can be watched. It is here for the same reason. */
const demoWatchOptions = (container: Container): WatchOptions =>
  new ScenarioWatchOptions(watchOptionsOf(container.get(TabScenarios).current, demoData), container.get(Misbehaviour));

export const openDemo = (): Catalogue => ({
  module: demoModule,
  openFinder: async (container) => demoTitleFinder(container),
  openWatchOptions: async (container) => demoWatchOptions(container),
});
