import type { Franchises } from '#application/ports/catalog/franchises.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { FranchiseRow } from '#ui/components/franchise/franchise-row.tsx';
import { aFranchise } from '../../a-franchise.ts';
import { aTitle } from '../../a-title.ts';
import { stubFranchises } from '../../stub-franchises.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILMS, LONG } from '../gallery-titles.ts';
import { WithApp } from '../with-app.tsx';

const LAMPS = aFranchise({ name: 'The Lamplighter Collection', parts: [aTitle({ id: 1 }), ...FILMS, LONG] });
const PART = { ...aTitle({ id: 1 }), genres: [], created_by: [] };
const pending: Franchises = { partsOf: () => new Promise(() => {}) };
const failing: Franchises = {
  partsOf: () => Promise.reject(new CatalogError({ kind: 'http', status: 401 })),
};

const row = (franchises: Franchises) => (
  <WithApp franchises={franchises} library={{ marks: [{ id: 1, media_type: 'movie', seenAt: null }] }}>
    <FranchiseRow franchise={LAMPS} title={PART} />
  </WithApp>
);

export const FRANCHISE: readonly GalleryEntry[] = [
  {
    component: 'FranchiseRow',
    isWide: true,
    states: {
      'with parts': row(stubFranchises(LAMPS)),
      loading: row(pending),
      failed: row(failing),
    },
  },
];
