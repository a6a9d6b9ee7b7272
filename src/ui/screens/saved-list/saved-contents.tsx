import { useObservableEagerState } from 'observable-hooks';
import { useRef } from 'react';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedFilter } from '#domain/library/saved-list-view.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { TYPES } from '../../components/form/options.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { FilterChips } from '../../components/list/filters/filter-chips.tsx';
import { FilteredNote } from '../../components/list/filters/filtered-note.tsx';
import { Finding } from '../../components/list/filters/finding.tsx';
import { isAsking, type ListFiltering } from '../../components/list/filters/use-list-filter.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { ServicesNote } from '../../components/watch/lists/services-note.tsx';
import { knownOn } from '../../components/watch/lists/use-on-services.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { type SavedChoice, SORTS } from './saved-choice.ts';
import { SAVED_LISTS } from './saved-list-texts.ts';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { SavedTitles } from './saved-titles.tsx';
import styles from './saved-contents.module.css';

interface SavedContentsProps {
  readonly list: SavedListName;
  /** The number of titles in the list, shown or not. */
  readonly total: number;
  readonly choice: SavedChoice;
  readonly filtering: ListFiltering<SavedTitle>;
  readonly onImport: () => void;
  readonly onChoose: (chosen: Partial<SavedChoice>) => void;
}

interface SavedEmptyProps {
  readonly list: SavedListName;
  readonly onImport: () => void;
}

/** Says that nothing is saved yet (product.md, Lists: watchlist texts). */
function SavedEmpty({ list, onImport }: SavedEmptyProps) {
  const { art, title, text, link } = SAVED_LISTS[list].empty;
  return (
    <Notice
      art={art}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            {link}
          </ButtonLink>
          <ImportButton onOpen={onImport} />
        </>
      }
    />
  );
}

interface SavedControlsProps {
  readonly choice: SavedChoice;
  readonly filtering: ListFiltering;
  readonly onChoose: (chosen: Partial<SavedChoice>) => void;
}

/** Controls for what is shown of a saved list, its order and its look (product.md, Lists: sort). */
function SavedControls({ choice, filtering, onChoose }: SavedControlsProps) {
  const { filter, sort } = choice;
  return (
    <ListControls choice={choice} onChoose={onChoose}>
      <Finding filtering={filtering} />
      <SelectField label="Show" value={filter} options={TYPES} onChange={(chosen) => onChoose({ filter: chosen })} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={(chosen) => onChoose({ sort: chosen })} />
    </ListControls>
  );
}

const NONE: Readonly<Record<SavedFilter, string>> = {
  all: '',
  movie: 'There are no movies on this list.',
  tv: 'There are no TV shows on this list.',
};

/**
 * A saved list with its controls. It shows placeholders until the list is known. When there is nothing to show, it says
 * what the visitor can do.
 */
export function SavedContents({ list, total, choice, filtering, onImport, onChoose }: SavedContentsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const onRemove = useFocusAfterRemoval(region);
  const isLoading = status === 'pending';
  const isEmpty = !isLoading && total === 0;
  const { shown, services, clear } = filtering;
  const inPlace = useInPlace(region);
  if (isEmpty) {
    return (
      <div ref={region} className={styles.contents} tabIndex={-1}>
        <SavedEmpty list={list} onImport={onImport} />
      </div>
    );
  }
  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      <SavedControls {...{ choice, filtering, onChoose }} />
      <FilterChips filtering={filtering} onClear={shown.length > 0 ? inPlace(clear) : undefined} />
      <ServicesNote {...services} isToldElsewhere={isAsking(filtering)} />
      {isLoading ? (
        <SavedSkeleton look={choice.look} />
      ) : (
        <FilteredNote
          filtering={filtering}
          inPlace={inPlace}
          other={{
            isOn: choice.filter !== 'all',
            none: NONE[choice.filter],
            label: 'Show all types',
            onShowAll: () => onChoose({ filter: 'all' }),
          }}
        />
      )}
      {!isLoading && shown.length > 0 && (
        <SavedTitles list={list} look={choice.look} titles={shown} on={knownOn(services)} onRemove={onRemove} />
      )}
    </div>
  );
}
