import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { titlesOf$ } from '#application/queries/titles-of.ts';
import type { Title } from '#domain/title.ts';

/** All titles that these queries have loaded. They are active elsewhere, and must be the same for as long as this is shown. */
export const useTitlesOf = (queries: readonly LoadableQuery<readonly Title[]>[]): readonly Title[] => {
  const [titles$] = useState(() => titlesOf$(queries));
  return useObservableEagerState(titles$);
};
