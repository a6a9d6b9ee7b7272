import type { Choices } from '../library/library.ts';

/** On what the visitor watches, and where. */
export interface WatchChoice {
  readonly region: string;
  /** Ids: one at least. */
  readonly services: readonly number[];
}

/** Undefined until services are chosen: the country is noted with them at the latest. */
export const watchChoiceOf = ({ watchRegion, watchServices }: Choices): WatchChoice | undefined =>
  watchRegion !== undefined && watchServices !== undefined && watchServices.length > 0
    ? { region: watchRegion, services: watchServices }
    : undefined;
