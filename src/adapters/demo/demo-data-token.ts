import type { ServiceIdentifier } from 'inversify';

import type { DemoData } from './demo-data.ts';

/** What `DemoCatalog` asks a container for. */
export const DEMO_DATA: ServiceIdentifier<DemoData> = Symbol.for('DemoData');
