import { notThere } from '#domain/catalog-failure.ts';
import type { FilterNames } from '../../ports/catalog/filter-names.ts';

/** Of a catalogue that cannot filter by anything that has a name. */
export const NO_FILTER_NAMES: FilterNames = {
  find: async () => [],
  nameOf: async () => {
    throw notThere();
  },
};
