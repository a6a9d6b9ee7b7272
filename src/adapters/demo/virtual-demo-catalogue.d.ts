/** This module is made by build/demo-catalogue.ts. Import it lazily: it is the whole catalogue. */
declare module 'virtual:demo-catalogue' {
  import type { DemoData } from '#adapters/demo/demo-data.ts';

  const data: DemoData;
  export default data;
}
