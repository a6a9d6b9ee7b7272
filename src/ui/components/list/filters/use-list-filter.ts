import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FactsOf } from '#application/use-cases/facts/ask-facts.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import {
  factFilter,
  factsNeeded,
  filteredTitles,
  isFiltering,
  listFilterParams,
  NO_FILTER,
  readListFilter,
  type FilterKnowledge,
  type FilterName,
  type ListFilter,
} from '#domain/library/filters/list-filter.ts';
import { hasFacts, personName, statedFacts } from '#domain/library/filters/title-facts.ts';
import type { Library } from '#domain/library/library.ts';
import type { SavedFilter } from '#domain/library/saved-list-view.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { watchedAgain } from '#domain/shows/rounds.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { useReplaceParams } from '../../../hooks/address/use-replace-params.ts';
import { withParams } from '../../../hooks/address/with-params.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useMarkOf } from '../../../hooks/use-mark.ts';
import { useTitleLanguage } from '../../../hooks/use-title-language.ts';
import { writeServicesParam } from '../../watch/lists/services-param.ts';
import { type OnServices, knownOn } from '../../watch/lists/use-on-services.ts';

const NO_SHOWS: Library['episodes'] = [];

interface FilterOptions<Item extends StoredTitle> {
  /** Those that the list would show, in order. */
  readonly titles: readonly Item[];
  /** Those whose facts are asked for, the newest first. It is the same function each time. */
  readonly inTurn: () => readonly Item[];
  /** Of which type they are. */
  readonly type: SavedFilter;
  /** The filters that the list has. They are the same array each time. */
  readonly names: readonly FilterName[];
  readonly services: OnServices;
  readonly ratingsOf?: FilterKnowledge['ratingsOf'];
}

/** A list that is looked through. */
export interface ListFiltering<Item extends StoredTitle = StoredTitle> extends FilterOptions<Item> {
  readonly filter: ListFilter;
  /** Whether a word is looked for, or a filter of the list's own is on. */
  readonly isOn: boolean;
  /** What is left of the titles. */
  readonly shown: readonly Item[];
  /** How many titles enough is known of; undefined where no filter asks for what lists do not keep. */
  readonly known: { readonly known: number; readonly total: number } | undefined;
  /** The name of whom titles are asked for, once one of them says it. */
  readonly person: string | undefined;
  readonly change: (changed: Partial<ListFilter>) => void;
  /** Narrows it down to this, and to what is on the visitor's services or not. */
  readonly apply: (filter: ListFilter, isOnServices: boolean) => void;
  /** Takes all filters away, and the words. */
  readonly clear: () => void;
}

/** Whether a filter waits for what is not known of the titles yet. */
export const isAsking = ({ known }: Pick<ListFiltering, 'known'>): boolean =>
  known !== undefined && known.known < known.total;

/**
 * What titles are like. Where a filter needs more than lists keep, it is asked while the list is shown. What else they are called is
 * asked of nobody (product.md, Titles in one’s language: find).
 */
const useFactsOf = <Item extends StoredTitle>({ names, inTurn }: FilterOptions<Item>, filter: ListFilter): FactsOf => {
  const { library } = useApp();
  const [factsOf, setFactsOf] = useState<FactsOf>(() => statedFacts);
  // The address of these filters alone: others change nothing of what is asked.
  const asked = `${withParams(new URLSearchParams(), listFilterParams({ ...NO_FILTER, ...factFilter(filter) }))}`;
  // Words are looked for that may be in another language than the names of the list.
  const isOtherwiseNamed = useTitleLanguage() !== undefined && filter.find.trim() !== '';
  const isNeeded = asked !== '' || isOtherwiseNamed;
  const marks = useModule(() => library.open('marks'), isNeeded);
  useEffect(() => {
    if (!marks || !isNeeded) return undefined;
    const needs = factsNeeded(readListFilter(new URLSearchParams(asked), names));
    const subscription = marks.askFacts
      .execute({ titles: inTurn(), needs })
      .subscribe((known) => setFactsOf(() => known.factsOf));
    return () => subscription.unsubscribe();
  }, [marks, isNeeded, names, inTurn, asked]);
  return factsOf;
};

/** What a filter leaves of a list, and how far that is known (product.md, Lists: facts). */
export const useFiltered = <Item extends StoredTitle>(
  options: FilterOptions<Item>,
  filter: ListFilter,
  isOnServices: boolean,
): Pick<ListFiltering<Item>, 'shown' | 'known' | 'person'> => {
  const { titles, services, ratingsOf } = options;
  const { clock } = useApp();
  const markOf = useMarkOf();
  const factsOf = useFactsOf(options, filter);
  const on = isOnServices ? knownOn(services) : undefined;
  const isNew = services.check?.isNew;
  // Whether shows are being watched again is asked only where the filter does.
  const episodes = useLibrary((library) => (filter.seen === undefined ? NO_SHOWS : library.episodes));
  const today = dayOf(clock.now());
  const shown = useMemo(() => {
    const again = watchedAgain({ episodes });
    const isWatchedAgain = (title: TitleRef) => again.has(titleKey(title));
    const isNewOn = isNew && ((title: TitleRef) => isNew.has(titleKey(title)));
    const left = on ? titles.filter((title) => on.has(titleKey(title))) : titles;
    return filteredTitles(left, filter, { markOf, factsOf, isNewOn, isWatchedAgain, today, ratingsOf });
  }, [titles, on, filter, markOf, factsOf, isNew, episodes, today, ratingsOf]);
  const known = useMemo(() => {
    const needs = factsNeeded(filter);
    if (needs.length === 0) return undefined;
    return { known: titles.filter((title) => hasFacts(factsOf(title), needs)).length, total: titles.length };
  }, [titles, filter, factsOf]);
  const person = useMemo(
    () => (filter.person === undefined ? undefined : personName(titles.map(factsOf), filter.person)),
    [titles, filter.person, factsOf],
  );
  return { shown, known, person };
};

/** Narrows a list down to what its address says, and changes that (product.md, Lists: filters). */
export const useListFilter = <Item extends StoredTitle>(options: FilterOptions<Item>): ListFiltering<Item> => {
  const { names, services } = options;
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const filter = useMemo(() => readListFilter(params, names), [params, names]);
  const apply = (next: ListFilter, isOnServices: boolean) =>
    replaceParams(writeServicesParam(withParams(params, listFilterParams(next)), isOnServices));
  return {
    ...options,
    ...useFiltered(options, filter, services.isOn),
    filter,
    isOn: isFiltering(filter),
    change: (changed) => replaceParams(withParams(params, listFilterParams({ ...filter, ...changed }))),
    apply,
    clear: () => apply(NO_FILTER, false),
  };
};
