import type { TitleExtras } from '../../ports/catalog/title-extras.ts';

/** Of a catalogue that knows no more of its titles than their details. */
export const NO_TITLE_EXTRAS: TitleExtras = {
  extrasOf: async () => ({ keywords: [], pictures: [], certifications: {} }),
};
