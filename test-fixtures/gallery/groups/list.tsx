import { SAVED_FILTERS } from '#domain/library/filters/list-filter.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import { SavedToggle } from '#ui/components/card/saved-toggle.tsx';
import { TitleCardContents } from '#ui/components/card/title-card-contents.tsx';
import { Button } from '#ui/components/form/button.tsx';
import { Chips } from '#ui/components/list/filters/chips.tsx';
import { FilterChips } from '#ui/components/list/filters/filter-chips.tsx';
import { FilteredNote } from '#ui/components/list/filters/filtered-note.tsx';
import { Finding } from '#ui/components/list/filters/finding.tsx';
import { SavedSearches } from '#ui/components/list/filters/saved-searches.tsx';
import type { ListFiltering } from '#ui/components/list/filters/use-list-filter.ts';
import { ListBar } from '#ui/components/list/list-bar.tsx';
import { ListContents } from '#ui/components/list/list-contents.tsx';
import type { ItemKind } from '#ui/components/list/list-item.tsx';
import { ListLine } from '#ui/components/list/list-line.tsx';
import { ListSkeleton } from '#ui/components/list/listed-titles.tsx';
import { LongGrid } from '#ui/components/list/long-list.tsx';
import { SaveButton } from '#ui/components/list/save-button.tsx';
import { SelectButton, Selectable, Selecting } from '#ui/components/list/selecting/selecting.tsx';
import { SelectionActs } from '#ui/components/list/selecting/selection-acts.tsx';
import { SelectionBar } from '#ui/components/list/selecting/selection-bar.tsx';
import { LIST_LOOKS, ViewToggle, type ListLook } from '#ui/components/list/view-toggle.tsx';
import { YourDataLink } from '#ui/components/list/your-data-link.tsx';
import { ProviderRating } from '#ui/components/rating/provider-rating.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILMS } from '../gallery-titles.ts';
import { Kept } from '../kept.tsx';
import line from '#ui/components/list/list-line.module.css';

const SORTS = [{ value: 'added', label: 'Date added' }] as const;

const controls = (isAscending: boolean) => (
  <Kept<{ readonly isAscending: boolean; readonly look: ListLook }> first={{ isAscending, look: 'grid' }}>
    {(choice, set) => (
      <ListBar
        act={<Button variant="primary">Pick one for me</Button>}
        more={<YourDataLink />}
        choosing={{
          ...choice,
          looks: LIST_LOOKS,
          selects: [{ label: 'Sort by', value: 'added', options: SORTS, onChange: () => undefined }],
          onChoose: (chosen) => set({ ...choice, ...chosen }),
        }}
      >
        <Finding filtering={FILTERING} />
      </ListBar>
    )}
  </Kept>
);

const FILTERING: ListFiltering = {
  titles: FILMS,
  type: 'all',
  names: SAVED_FILTERS,
  services: { check: undefined, isOffered: false, isOn: false, toggle: () => undefined },
  filter: { find: '', from: 1960, to: 1969, seen: false },
  isOn: true,
  shown: FILMS,
  known: { known: 48, total: 212 },
  person: undefined,
  inTurn: () => FILMS,
  change: () => undefined,
  apply: () => undefined,
  clear: () => undefined,
};

const noneOnServices = (checked: number) => {
  const services = {
    ...FILTERING.services,
    isOffered: true,
    isOn: true,
    check: { on: new Set<never>(), isNew: new Set<never>(), checked, total: 212 },
  };
  return <FilteredNote filtering={{ ...FILTERING, services, shown: [], isOn: false }} inPlace={(act) => act} />;
};

const KIND: ItemKind<StoredTitle> = { factsOf: () => ['Added 2 hours ago'], toggles: ['favorites'] };
const SOME = FILMS.slice(0, 3);
const CONTENTS = (
  <ListContents
    source={{
      name: 'Rainy Sundays',
      place: 'watchlist',
      all: SOME,
      titles: SOME,
      newestFirst: (titles) => titles,
      kind: KIND,
    }}
    act={<Button variant="primary">Pick one for me</Button>}
    more={<YourDataLink />}
    empty={null}
  />
);

const toggle = (first: ListLook) => (
  <Kept first={first}>{(view, set) => <ViewToggle looks={LIST_LOOKS} view={view} onChange={set} />}</Kept>
);

const grid = (label: string, placeholders: number) => (
  <LongGrid
    label={label}
    items={FILMS.slice(0, 4)}
    keyOf={titleKey}
    placeholders={placeholders}
    draw={(title) => <TitleCardContents title={title} heading="h3" use="grid" />}
  />
);

const lineOf = (height: 'any' | 'fixed') =>
  FILMS.slice(0, 1).map((title) => (
    <div key={title.id} className={height === 'fixed' ? `${line.line} ${line.fixed}` : line.line}>
      <ListLine
        title={title}
        rating={<ProviderRating title={title} mark={undefined} showNone />}
        facts={
          <>
            <span>Movie</span>
            <span>1968</span>
          </>
        }
        text={title.overview}
        actions={
          <Selectable title={title}>
            <SavedToggle list="watchlist" title={title} />
          </Selectable>
        }
      />
    </div>
  ));

export const LIST: readonly GalleryEntry[] = [
  { component: 'ViewToggle', states: { 'as a grid': toggle('grid'), 'as a list': toggle('list') } },
  {
    component: 'ListBar',
    isWide: true,
    states: { ascending: controls(true), descending: controls(false) },
  },
  { component: 'ListContents', isWide: true, states: { 'in a dialog': CONTENTS } },
  {
    component: 'SaveButton',
    states: {
      'as a collection': <SaveButton target="collection" onSave={() => undefined} />,
      'to the watchlist': <SaveButton target="watchlist" onSave={() => undefined} />,
      'while something is saved': <SaveButton target="collection" isBusy onSave={() => undefined} />,
    },
  },
  { component: 'Finding', isWide: true, states: { 'two filters are on': <Finding filtering={FILTERING} /> } },
  {
    component: 'Chips',
    isWide: true,
    states: {
      'two are on': (
        <Chips
          label="Filters that are on"
          chips={['1990 to 1999', 'In French'].map((text) => ({ key: text, text, remove: () => undefined }))}
          onClear={() => undefined}
        />
      ),
    },
  },
  {
    component: 'SavedSearches',
    isWide: true,
    states: {
      'two are saved': (
        <SavedSearches
          searches={[
            { name: 'In French', address: '/movie?lang=fr' },
            { name: 'Short episodes', address: '/tv?under=30' },
          ]}
        />
      ),
    },
  },
  {
    component: 'FilterChips',
    isWide: true,
    states: { 'two are on': <FilterChips filtering={FILTERING} onClear={() => undefined} /> },
  },
  {
    component: 'FilteredNote',
    isWide: true,
    states: {
      'nothing found': (
        <FilteredNote filtering={{ ...FILTERING, shown: [], known: undefined }} inPlace={(act) => act} />
      ),
      'none is known to be on services yet': noneOnServices(48),
      'none is on services': noneOnServices(212),
    },
  },
  {
    component: 'SelectionBar',
    isWide: true,
    states: {
      'before anything is selected': (
        <Selecting>
          <SelectButton />
          <SelectionBar titles={FILMS}>{(chosen) => <SelectionActs chosen={chosen} place="watchlist" />}</SelectionBar>
        </Selecting>
      ),
    },
  },
  { component: 'ListLine', isWide: true, states: { 'of any height': lineOf('any'), fixed: lineOf('fixed') } },
  { component: 'LongGrid', isWide: true, states: { whole: grid('Whole', 0), 'more is coming': grid('More', 2) } },
  {
    component: 'Placeholders',
    isWide: true,
    states: { 'a grid': <ListSkeleton count={4} />, lines: <ListSkeleton count={2} look="list" /> },
  },
];
