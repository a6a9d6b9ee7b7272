import { partsInOrder } from '#domain/details/franchise.ts';
import type { FranchiseSummary } from '#domain/title-details.ts';
import type { Title } from '#domain/title.ts';
import type { DemoData } from '../demo-data.ts';
import { findTitle } from '../demo-index.ts';
import { mapToTitle } from '../map-to-title.ts';
import type { DemoFranchise } from './demo-franchise.ts';

/** The series that a movie is part of. */
export const findFranchise = (franchises: readonly DemoFranchise[], movieId: number): DemoFranchise | undefined =>
  franchises.find(({ parts }) => parts.includes(movieId));

export const franchisePartsOf = (data: DemoData, { parts }: DemoFranchise): readonly Title[] =>
  partsInOrder(parts.flatMap((id) => findTitle(data, { media_type: 'movie', id }) ?? []).map(mapToTitle));

/** A series as its parts name it. Its pictures are those of its first part that has some. */
export const summaryOf = (data: DemoData, franchise: DemoFranchise): FranchiseSummary => {
  const parts = franchisePartsOf(data, franchise);
  return {
    id: franchise.id,
    name: franchise.name,
    poster_path: parts.find(({ poster_path }) => poster_path)?.poster_path ?? null,
    backdrop_path: parts.find(({ backdrop_path }) => backdrop_path)?.backdrop_path ?? null,
  };
};
