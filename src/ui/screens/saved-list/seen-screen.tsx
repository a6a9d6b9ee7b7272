import { useObservableEagerState } from 'observable-hooks';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#domain/format/format-count.ts';
import { SEEN_FILTERS } from '#domain/library/filters/list-filter.ts';
import type { MarkedTitle } from '#domain/library/mark.ts';
import { DEFAULT_SEEN_VIEW, seenAmong, viewSeen } from '#domain/library/seen-view.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { TYPES } from '../../components/form/options.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { FilterChips } from '../../components/list/filters/filter-chips.tsx';
import { FilteredNote } from '../../components/list/filters/filtered-note.tsx';
import { Finding } from '../../components/list/filters/finding.tsx';
import { type ListFiltering, useListFilter } from '../../components/list/filters/use-list-filter.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { ServicesNote } from '../../components/watch/lists/services-note.tsx';
import { readServicesParam } from '../../components/watch/lists/services-param.ts';
import { useOnServices } from '../../components/watch/lists/use-on-services.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useReplaceParams } from '../../hooks/use-replace-params.ts';
import { ListActions } from './list-actions.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { ONLY, readSeenChoice, type SeenChoice, SORTS, writeSeenChoice } from './seen-choice.ts';
import { SeenTitles } from './seen-titles.tsx';
import saved from './saved-contents.module.css';

const TITLE = 'Seen and rated';

function SeenCount({ count }: { readonly count: number }) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{count === 1 ? 'title' : 'titles'}</span>
    </>
  );
}

interface SeenContentsProps {
  readonly label: string;
  /** The number of titles, shown or not. */
  readonly total: number;
  readonly choice: SeenChoice;
  readonly filtering: ListFiltering<MarkedTitle>;
  readonly onImport: () => void;
  readonly onChoose: (chosen: Partial<SeenChoice>) => void;
}

interface SeenControlsProps {
  readonly choice: SeenChoice;
  readonly filtering: ListFiltering;
  readonly onChoose: (chosen: Partial<SeenChoice>) => void;
}

/** Controls for what was seen and rated (product.md, Seen and rated: filter) (product.md, Seen and rated: sort). */
function SeenControls({ choice, filtering, onChoose }: SeenControlsProps) {
  const { filter, only, sort } = choice;
  return (
    <ListControls choice={choice} onChoose={onChoose}>
      <Finding filtering={filtering} />
      <SelectField label="Type" value={filter} options={TYPES} onChange={(chosen) => onChoose({ filter: chosen })} />
      <SelectField label="Show" value={only} options={ONLY} onChange={(chosen) => onChoose({ only: chosen })} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={(chosen) => onChoose({ sort: chosen })} />
    </ListControls>
  );
}

/** What was seen and rated, with its controls. It shows placeholders until the library is known. */
function SeenContents({ label, total, choice, filtering, onImport, onChoose }: SeenContentsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const { titles, shown, services, clear } = filtering;
  const inPlace = useInPlace(region);
  if (status !== 'pending' && total === 0) return <NothingSeen onImport={onImport} />;
  return (
    <div ref={region} className={saved.contents} tabIndex={-1}>
      <SeenControls {...{ choice, filtering, onChoose }} />
      <FilterChips filtering={filtering} onClear={shown.length > 0 ? inPlace(clear) : undefined} />
      {services.isOn && <ServicesNote {...services} />}
      {status === 'pending' ? (
        <SavedSkeleton look={choice.look} />
      ) : (
        <FilteredNote
          filtering={filtering}
          inPlace={inPlace}
          other={{
            isOn: titles.length < total,
            none: 'Nothing of it is like that.',
            label: 'Show all of it',
            onShowAll: () => onChoose({ filter: DEFAULT_SEEN_VIEW.filter, only: DEFAULT_SEEN_VIEW.only }),
          }}
        />
      )}
      {status !== 'pending' && shown.length > 0 && <SeenTitles label={label} look={choice.look} titles={shown} />}
    </div>
  );
}

/** product.md, Seen and rated: empty. */
function NothingSeen({ onImport }: Pick<SeenContentsProps, 'onImport'>) {
  return (
    <Notice
      art="screen"
      title="Nothing seen yet"
      text="Mark a title as seen, rate it or write a note about it: it is kept here."
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            Find a title
          </ButtonLink>
          <ImportButton onOpen={onImport} />
        </>
      }
    />
  );
}

/** Where a title can be watched is asked only while the filter is on. */
const NOT_ASKED: readonly MarkedTitle[] = [];

const newestFirst = (titles: readonly MarkedTitle[]) => viewSeen(titles, DEFAULT_SEEN_VIEW);

const useSeen = (all: readonly MarkedTitle[], { filter, only, sort, isAscending }: SeenChoice) =>
  useMemo(() => viewSeen(all, { filter, only, sort, isAscending }), [all, filter, only, sort, isAscending]);

/** What the visitor has seen, rated or noted (product.md, Seen and rated: titles). */
export function SeenScreen() {
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const [isImporting, setImporting] = useState(false);
  const openImport = () => setImporting(true);
  const marks = useLibrary((library) => library.marks);
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const choice = readSeenChoice(params);
  const { sort, isAscending } = choice;
  const all = useMemo(() => seenAmong(marks), [marks]);
  const services = useOnServices(readServicesParam(params) ? all : NOT_ASKED, newestFirst);
  const titles = useSeen(all, choice);
  const filtering = useListFilter({ titles, type: choice.filter, names: SEEN_FILTERS, services, newestFirst });
  const choose = (chosen: Partial<SeenChoice>) => replaceParams(writeSeenChoice(params, { ...choice, ...chosen }));
  const isLoaded = status !== 'pending';
  return (
    <Selecting>
      <PageMeta title={`${TITLE}, Matinee`} description="The movies and TV shows you have seen, rated and noted." />
      <PageHead title={TITLE} value={<SeenCount count={all.length} />} isValueKnown={isLoaded}>
        <ListActions
          source="seen"
          linkName={TITLE}
          titlesOf={() => viewSeen(all, { ...DEFAULT_SEEN_VIEW, sort, isAscending })}
          isEmpty={isLoaded && all.length === 0}
          isLoaded={isLoaded}
          onImport={openImport}
        />
      </PageHead>
      <SeenContents
        {...{ choice, filtering }}
        label={TITLE}
        total={all.length}
        onImport={openImport}
        onChoose={choose}
      />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </Selecting>
  );
}
