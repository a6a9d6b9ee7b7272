import demoData from 'virtual:demo-catalogue';
import { ARTWORK, DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import { DemoFilterNames } from '#adapters/demo/demo-filter-names.ts';
import { DemoFranchises } from '#adapters/demo/demo-franchises.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { DemoShowCatalog } from '#adapters/demo/demo-show-catalog.ts';
import { DemoTitleAnswers } from '#adapters/demo/demo-title-answers.ts';
import { DemoTitleExtras } from '#adapters/demo/demo-title-extras.ts';
import { DemoTitleFinder } from '#adapters/demo/demo-title-finder.ts';
import { demoExtras } from '#adapters/demo/extras/demo-extras.ts';
import { inTitleLanguage } from '#adapters/demo/texts/in-title-language.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { DemoWatchOptions } from '#adapters/demo/watch/demo-watch-options.ts';
import { hostPath, sitePath } from '#ui/hooks/address/site-path.ts';
import { bindings, by, to, value } from '../bindings.ts';
import { type Holding, type Parts, partsOf } from '../parts.ts';
import type { Catalogue, OutsideCatalogue } from './catalogue.ts';

/** The gallery is a page of its own, in a file whose short address a host, or the worker, may answer with this page. */
const leaveForGallery = (): void => {
  if (import.meta.env['VITE_CATALOG'] === 'demo' && sitePath(location.pathname) === '/gallery')
    location.replace(hostPath('/gallery.html') + location.search);
};

const translated = <Port extends object>(
  port: Port,
  { demoData: data, titleLocale }: Pick<Parts, 'demoData' | 'titleLocale'>,
): Port => inTitleLanguage(port, { data, titleLocale });

/** Binds the demo catalogue. It is not loaded unless the demo is opened. */
const demoModule = () => {
  leaveForGallery();
  return bindings({
    demoData: value(demoData),
    demoExtras: by((held: Holding<'clock'>) => {
      const { clock } = partsOf(held);
      return demoExtras(() => clock.now());
    }),
    demoServices: value(DEMO_SERVICES),
    catalog: by((held: Holding<'demoData' | 'demoExtras' | 'titleLocale'>) => {
      const parts = partsOf(held);
      return translated(new DemoCatalog(parts.demoData, parts.demoExtras), parts);
    }),
    images: value(ARTWORK),
    probe: to(DemoProbe),
  });
};

/** What the demo itself has bound, as the bench may have decorated it, is there as well wherever the demo is the catalogue. */
type OutsideDemo = OutsideCatalogue & Pick<Parts, 'demoData' | 'demoExtras' | 'demoServices'>;
const forDemo =
  <Part>(open: (parts: OutsideDemo) => Part) =>
  async (parts: OutsideCatalogue): Promise<Part> =>
    open(parts as OutsideDemo);

export const openDemo = (): Catalogue => ({
  module: demoModule(),
  // They are here, and not in chunks of their own, for the sake of the data.
  openFinder: forDemo((parts) => translated(new DemoTitleFinder(parts.demoData), parts)),
  openExtras: forDemo((parts) => ({
    titleExtras: new DemoTitleExtras(parts.demoData, parts.clock, parts.demoExtras),
    franchises: translated(new DemoFranchises(parts.demoData, parts.demoExtras), parts),
    titleAnswers: translated(
      new DemoTitleAnswers({
        data: parts.demoData,
        clock: parts.clock,
        extras: parts.demoExtras,
        services: parts.demoServices,
      }),
      parts,
    ),
    showCatalog: translated(new DemoShowCatalog(parts.demoData, parts.clock, parts.demoExtras), parts),
  })),
  openFilterNames: forDemo((parts) => new DemoFilterNames(parts.demoData, parts.demoExtras)),
  openWatchOptions: forDemo((parts) => new DemoWatchOptions(parts.demoData, parts.demoServices)),
});
