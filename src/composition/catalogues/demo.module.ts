import { ContainerModule } from 'inversify';
import demoData from 'virtual:demo-catalogue';
import { ARTWORK, DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import { DEMO_DATA } from '#adapters/demo/demo-data.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { DemoTitleFinder } from '#adapters/demo/demo-title-finder.ts';
import { DEMO_SERVICE_LIST, DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { DemoWatchOptions } from '#adapters/demo/watch/demo-watch-options.ts';
import { Port } from '#application/ports/port.ts';
import { madeOf } from '../with-deps.ts';
import type { Catalogue } from './catalogue.ts';
import { leaveForGallery } from './leave-for-gallery.ts';

/** Binds the demo catalogue. It is not loaded unless the demo is opened. */
const demoModule = new ContainerModule(({ bind }) => {
  leaveForGallery();
  bind(DEMO_DATA).toConstantValue(demoData);
  bind(DEMO_SERVICE_LIST).toConstantValue(DEMO_SERVICES);
  bind(Port.catalog).toDynamicValue(madeOf({ data: DEMO_DATA }, ({ data }) => new DemoCatalog(data)));
  bind(Port.images).toConstantValue(ARTWORK);
  bind(Port.probe).to(DemoProbe);
});

export const openDemo = (): Catalogue => ({
  module: demoModule,
  // They are here, and not in chunks of their own, for the sake of the data.
  openFinder: async (container) => new DemoTitleFinder(container.get(DEMO_DATA)),
  openWatchOptions: async (container) =>
    new DemoWatchOptions(container.get(DEMO_DATA), container.get(DEMO_SERVICE_LIST)),
});
