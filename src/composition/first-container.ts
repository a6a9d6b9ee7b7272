import type { NamesOf } from './bindings.ts';
import type { browserModule } from './browser.module.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import type { coreModule } from './core.module.ts';
import type { libraryModule } from './library.module.ts';
import type { Filled } from './parts.ts';

/** What is bound before the first screen. Late code adds to it. */
export type FirstContainer = Filled<
  | 'catalogChoice'
  | 'lateParts'
  | NamesOf<typeof browserModule>
  | NamesOf<ReturnType<typeof coreModule>>
  | NamesOf<ReturnType<typeof libraryModule>>
  | NamesOf<Catalogue['module']>
>;
