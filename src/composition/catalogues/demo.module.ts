import demoData from 'virtual:demo-catalogue';
import { ARTWORK, DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import { DemoFilterNames } from '#adapters/demo/demo-filter-names.ts';
import { DemoFranchises } from '#adapters/demo/demo-franchises.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { DemoReleaseDates } from '#adapters/demo/demo-release-dates.ts';
import { DemoShowCatalog } from '#adapters/demo/demo-show-catalog.ts';
import { DemoTitleExtras } from '#adapters/demo/demo-title-extras.ts';
import { DemoTitleFinder } from '#adapters/demo/demo-title-finder.ts';
import { demoExtras } from '#adapters/demo/extras/demo-extras.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { DemoWatchOptions } from '#adapters/demo/watch/demo-watch-options.ts';
import { bindings } from '../bindings.ts';
import { partsOf } from '../parts.ts';
import type { Catalogue } from './catalogue.ts';
import { leaveForGallery } from './leave-for-gallery.ts';

/** Binds the demo catalogue. It is not loaded unless the demo is opened. */
const demoModule = bindings((bind) => {
  leaveForGallery();
  bind('demoData').toConstantValue(demoData);
  bind('demoExtras').toDynamicValue((context) => {
    const { clock } = partsOf(context);
    return demoExtras(() => clock.now());
  });
  bind('demoServices').toConstantValue(DEMO_SERVICES);
  bind('catalog').toDynamicValue((context) => {
    const parts = partsOf(context);
    return new DemoCatalog(parts.demoData, parts.demoExtras);
  });
  bind('images').toConstantValue(ARTWORK);
  bind('probe').to(DemoProbe);
});

export const openDemo = (): Catalogue => ({
  module: demoModule,
  // They are here, and not in chunks of their own, for the sake of the data.
  openFinder: async (parts) => new DemoTitleFinder(parts.demoData),
  openExtras: async (parts) => ({
    titleExtras: new DemoTitleExtras(parts.demoData, parts.clock, parts.demoExtras),
    franchises: new DemoFranchises(parts.demoData, parts.demoExtras),
    releaseDates: new DemoReleaseDates(parts.demoData, parts.clock, parts.demoExtras),
    showCatalog: new DemoShowCatalog(parts.demoData, parts.clock, parts.demoExtras),
  }),
  openFilterNames: async (parts) => new DemoFilterNames(parts.demoData, parts.demoExtras),
  openWatchOptions: async (parts) => new DemoWatchOptions(parts.demoData, parts.demoServices),
});
