import { useMemo } from 'react';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { knownOn, type OnServices } from './use-on-services.ts';

/** What is left of some titles: all, unless only those on the visitor's services are to be shown. */
export const useTitlesOn = <Item extends TitleRef>(titles: readonly Item[], services: OnServices): readonly Item[] => {
  const on = services.isOn ? knownOn(services) : undefined;
  return useMemo(() => (on ? titles.filter((title) => on.has(titleKey(title))) : titles), [titles, on]);
};
