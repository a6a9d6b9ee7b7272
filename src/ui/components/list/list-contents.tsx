import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListPlace } from '#application/use-cases/lists/plan-titles-act.ts';
import type { PickSource } from '#domain/discovery/pick.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { type FilterKnowledge, type FilterName, SAVED_FILTERS } from '#domain/library/filters/list-filter.ts';
import type { SavedFilter } from '#domain/library/saved-list-view.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { progressText } from '#domain/shows/next-text.ts';
import { titleKey, type TitleKey, mediaTypeOf, type TitleRef } from '#domain/title.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import { useUpNext } from '../shows/use-up-next.ts';
import { ServicesNote } from '../watch/lists/services-note.tsx';
import { readServicesParam } from '../watch/lists/services-param.ts';
import { knownOn, useOnServices } from '../watch/lists/use-on-services.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilteredNote } from './filters/filtered-note.tsx';
import { Finding } from './filters/finding.tsx';
import { isAsking, type ListFiltering, useListFilter } from './filters/use-list-filter.ts';
import { type ListActs, ListBar, useHeldBar } from './list-bar.tsx';
import { type ItemKind, ListItem } from './list-item.tsx';
import { ListedTitles, ListSkeleton } from './listed-titles.tsx';
import { SelectionActs } from './selecting/selection-acts.tsx';
import { SelectionBar } from './selecting/selection-bar.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import type { ListChoosing } from './use-list-choice.ts';
import styles from './list-contents.module.css';

type ProgressOf = (title: TitleRef) => string | undefined;

/**
 * How to say how much of a show was seen, for a list of titles: '12 of 62'. Nothing is asked for it: it is said where the device knows it
 * (product.md, Up next: cards). The same function while nothing changes.
 */
const useShowProgress = (): ProgressOf => {
  const { used } = useUpNext(false);
  const state = used.status === 'known' ? used.state : undefined;
  return useMemo(() => {
    const texts = new Map<TitleKey, string>();
    for (const { key, progress } of [...(state?.followed ?? []), ...(state?.stopped ?? [])])
      if (progress) texts.set(key, progressText(progress));
    return (title) => (mediaTypeOf(title) === 'tv' ? texts.get(titleKey(title)) : undefined);
  }, [state]);
};

/** A list of the visitor's: what its screen needs to know of it (docs/architecture.md, Lists on a screen). */
export interface ListSource<Item extends StoredTitle> {
  readonly name: string;
  /** Where what is done with its titles is done. */
  readonly place: ListPlace;
  /** All of its titles; the same array until it changes. */
  readonly all: readonly Item[];
  /** Whether there is nothing at all; else it is where it has no titles. */
  readonly isEmpty?: boolean;
  /** The visitor's ratings that count for a title; else it is that of its mark. It is the same function until they change. */
  readonly ratingsOf?: FilterKnowledge['ratingsOf'];
  /** Those that its choice leaves, in their order. */
  readonly titles: readonly Item[];
  /** The order in which the provider is asked about them. It is the same function each time. */
  readonly newestFirst: (titles: readonly Item[]) => readonly Item[];
  /** What its items say, and what can be done with each. It is the same object each time. */
  readonly kind: ItemKind<Item>;
  /** Of which type its titles are. */
  readonly type?: SavedFilter;
  /** The filters that it has, the same array each time; without it all. */
  readonly filters?: readonly FilterName[];
  /** Whether where its titles can be watched is asked only while that is filtered by. */
  readonly isSeldomChecked?: boolean;
  /** Without it, all of them are there in one order and one look. */
  readonly choosing?: ListChoosing;
  /** Draws what is shown of them in another way than as titles: then none can be selected. It is the same function until that changes. */
  readonly draw?: ((shown: readonly Item[]) => ReactNode) | undefined;
  /** What its choice leaves out. */
  readonly other?: ComponentProps<typeof FilteredNote>['other'];
}

interface ListContentsProps<Item extends StoredTitle> extends ListActs {
  readonly source: ListSource<Item>;
  /** In its place where there is none. */
  readonly empty: ReactNode;
  readonly isLoading?: boolean;
}

const NO_TITLES: readonly never[] = [];
const NONE_ON: ReadonlySet<TitleKey> = new Set();

/** A list that is looked through by its filters, and by the visitor's services. */
const useFiltering = <Item extends StoredTitle>(source: ListSource<Item>) => {
  const { all, titles, newestFirst, type = 'all', filters = SAVED_FILTERS, isSeldomChecked = false } = source;
  const { ratingsOf } = source;
  const [params] = useSearchParams();
  const isChecked = !isSeldomChecked || readServicesParam(params);
  const services = useOnServices(isChecked ? all : NO_TITLES, newestFirst);
  const { isOffered } = services;
  // Without services none is new on them.
  const names = useMemo(() => (isOffered ? filters : filters.filter((name) => name !== 'new')), [isOffered, filters]);
  const inTurn = useCallback(() => newestFirst(titles), [newestFirst, titles]);
  const filtering = useListFilter({ titles, type, names, services, inTurn, ratingsOf });
  return { filtering, isChecked, on: isSeldomChecked ? NONE_ON : knownOn(services) };
};

interface FoundProps<Item extends StoredTitle> {
  readonly source: ListSource<Item>;
  readonly filtering: ListFiltering<Item>;
  /** Those whose cards say that they are on the visitor's services. */
  readonly on: ReadonlySet<TitleKey>;
  /** Called with the button right before a title is removed. */
  readonly onRemove: (button: Element) => void;
}

/** Any number of the titles, as cards or as lines, of which several can be selected. */
function Found<Item extends StoredTitle>({ source, filtering: { shown }, on, onRemove }: FoundProps<Item>) {
  const { name, place, kind, choosing } = source;
  const ownMarkOf = useMarkOf();
  // What has its mark with it is drawn again only when that changes.
  const markOf = kind.markOf ?? ownMarkOf;
  const progressOf = useShowProgress();
  const look = choosing?.look;
  const draw = useCallback(
    (title: Item) => {
      const isOnServices = on.has(titleKey(title));
      const known = { mark: markOf(title), isOnServices, progress: progressOf(title) };
      return <ListItem {...{ title, kind, place, look, onRemove }} {...known} />;
    },
    [kind, place, look, on, onRemove, markOf, progressOf],
  );
  if (source.draw) return <div>{source.draw(shown)}</div>;
  return (
    <>
      <SelectionBar titles={shown}>{(chosen) => <SelectionActs chosen={chosen} place={place} />}</SelectionBar>
      <ListedTitles
        label={name}
        titles={shown}
        {...{ look, draw }}
        printed={(title) => printedTitle(title, markOf(title)?.note)}
      />
    </>
  );
}

interface ControlsProps extends ListActs {
  readonly place: ListPlace;
  readonly choosing: ListChoosing | undefined;
  readonly filtering: ListFiltering;
  readonly inPlace: ReturnType<typeof useInPlace>;
  /** Whether its titles are checked for the visitor's services. */
  readonly isChecked: boolean;
  readonly onUse: (() => void) | undefined;
}

/** What is shown of a list, to pick from. What was seen is among it where the list, or a filter, is of that. */
const pickSourceOf = (place: ListPlace, { shown, filter }: ListFiltering): PickSource => ({
  titlesOf: () => shown,
  isWithSeen: place === 'seen' || filter.seen === true,
});

/** What a list is looked through by, and what of it is on. */
function Controls({ place, choosing, filtering, inPlace, isChecked, ...acts }: ControlsProps) {
  const { shown, services, clear } = filtering;
  return (
    <>
      <ListBar choosing={choosing} pick={pickSourceOf(place, filtering)} {...acts}>
        <Finding filtering={filtering} />
      </ListBar>
      <FilterChips filtering={filtering} onClear={shown.length > 0 ? inPlace(clear) : undefined} />
      {isChecked && <ServicesNote {...services} isToldElsewhere={isAsking(filtering)} />}
    </>
  );
}

/** Whether names have room for others: they turn to a language while they are looked at (product.md, Titles in one’s language: change). */
const useHoldsNames = (): true | undefined => (useTitleLanguage() === undefined ? undefined : true);

/**
 * A list of the visitor's with its controls. It shows placeholders until the list is known. When there is nothing to show, it says
 * what the visitor can do.
 */
export function ListContents<Item extends StoredTitle>({
  source,
  empty,
  isLoading = false,
  ...acts
}: ListContentsProps<Item>) {
  const region = useRef<HTMLDivElement>(null);
  const onRemove = useFocusAfterRemoval(region);
  const inPlace = useInPlace(region);
  const { filtering, isChecked, on } = useFiltering(source);
  const { place, all, choosing, other } = source;
  // In a dialog what is selected stays so while other words are looked for.
  const isLeft = filtering.shown.length > 0 || !choosing;
  const isEmpty = !isLoading && (source.isEmpty ?? all.length === 0);
  const { hasBar, onUse } = useHeldBar(isLoading, isEmpty);
  const list = (
    <>
      <FilteredNote {...{ filtering, inPlace, other }} />
      {isLeft && <Found {...{ source, filtering, on, onRemove }} />}
    </>
  );
  return (
    <div ref={region} className={styles.contents} tabIndex={-1} data-holds-names={useHoldsNames()}>
      {hasBar && <Controls {...{ place, choosing, filtering, inPlace, isChecked, onUse }} {...acts} />}
      {isLoading ? <ListSkeleton look={choosing?.look} /> : isEmpty ? empty : list}
    </div>
  );
}
