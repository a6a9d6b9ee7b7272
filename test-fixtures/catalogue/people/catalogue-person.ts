import type { DemoPerson } from '#adapters/demo/demo-data.ts';

/** A person with what casting needs to know. */
export interface CataloguePerson extends DemoPerson {
  readonly department: string;
  readonly birthday: string;
  /** The troupe this person mostly works with. */
  readonly company: number;
}
