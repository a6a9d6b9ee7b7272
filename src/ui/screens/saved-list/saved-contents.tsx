import { useObservableEagerState } from 'observable-hooks';
import { useRef } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedFilter } from '#domain/library/saved-list-view.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { TYPES } from '../../components/form/options.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { ListControls } from '../../components/list/list-controls.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { NoneOnServices } from '../../components/watch/lists/none-on-services.tsx';
import { ServicesNote } from '../../components/watch/lists/services-note.tsx';
import { ServicesSwitch } from '../../components/watch/lists/services-switch.tsx';
import { knownOn, type OnServices } from '../../components/watch/lists/use-on-services.ts';
import { useApp } from '../../hooks/app-context.ts';
import { type SavedChoice, SORTS } from './saved-choice.ts';
import { SAVED_LISTS } from './saved-list-texts.ts';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { SavedTitles } from './saved-titles.tsx';
import noneShownStyles from './none-shown.module.css';
import styles from './saved-contents.module.css';

interface SavedContentsProps {
  readonly list: SavedListName;
  /** The number of titles in the list, shown or not. */
  readonly total: number;
  readonly shown: readonly SavedTitle[];
  readonly choice: SavedChoice;
  readonly services: OnServices;
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
  readonly services: OnServices;
  readonly onChoose: (chosen: Partial<SavedChoice>) => void;
}

/** Controls for the filter, the order and the look of a saved list (product.md, Lists: sort). */
function SavedControls({ choice, services, onChoose }: SavedControlsProps) {
  const { filter, sort } = choice;
  return (
    <ListControls choice={choice} onChoose={onChoose}>
      <SelectField label="Show" value={filter} options={TYPES} onChange={(chosen) => onChoose({ filter: chosen })} />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={(chosen) => onChoose({ sort: chosen })} />
      <ServicesSwitch {...services} />
    </ListControls>
  );
}

/**
 * A saved list with its controls. It shows placeholders until the list is known. When there is nothing to show, it says
 * what the visitor can do.
 */
export function SavedContents({ list, total, shown, choice, services, onImport, onChoose }: SavedContentsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const onRemove = useFocusAfterRemoval(region);
  const isLoading = status === 'pending';
  const isEmpty = !isLoading && total === 0;
  const inPlace = (act: () => void) => () => {
    // The pressed button is about to disappear.
    region.current?.focus({ preventScroll: true });
    act();
  };

  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      {!isEmpty && <SavedControls choice={choice} services={services} onChoose={onChoose} />}
      {!isEmpty && <ServicesNote {...services} />}
      {isLoading && <SavedSkeleton look={choice.look} />}
      {isEmpty && <SavedEmpty list={list} onImport={onImport} />}
      {!isLoading && !isEmpty && (
        <Filtered
          {...{ choice, services }}
          count={shown.length}
          onShowTypes={inPlace(() => onChoose({ filter: 'all' }))}
          onShowAll={inPlace(services.toggle)}
        />
      )}
      {!isLoading && shown.length > 0 && (
        <SavedTitles list={list} look={choice.look} titles={shown} on={knownOn(services)} onRemove={onRemove} />
      )}
    </div>
  );
}

interface FilteredProps extends Pick<SavedContentsProps, 'choice' | 'services'> {
  readonly count: number;
  readonly onShowTypes: () => void;
  readonly onShowAll: () => void;
}

interface NoneShownProps {
  readonly filter: SavedFilter;
  /** The number of titles that the filter lets through. */
  readonly count: number;
  readonly onShowAll: () => void;
}

const NONE: Readonly<Record<SavedFilter, string>> = {
  all: '',
  movie: 'There are no movies on this list.',
  tv: 'There are no TV shows on this list.',
};

/**
 * Says what a filter did. Screen readers always announce it. Other visitors see it when the filter lets nothing
 * through.
 */
function NoneShown({ filter, count, onShowAll }: NoneShownProps) {
  const isNone = filter !== 'all' && count === 0;
  return (
    <div className={isNone ? noneShownStyles.none : undefined}>
      <p role="status">
        <span>{isNone && NONE[filter]}</span>
        {filter !== 'all' && !isNone && <Hidden>{`Showing ${formatCount(count)}`}</Hidden>}
      </p>
      {isNone && <Button onClick={onShowAll}>Show all types</Button>}
    </div>
  );
}

/** Says what the filters did. */
function Filtered({ choice: { filter }, services, count, onShowTypes, onShowAll }: FilteredProps) {
  return services.isOn ? (
    <NoneOnServices services={services} count={count} onShowAll={onShowAll} />
  ) : (
    <NoneShown filter={filter} count={count} onShowAll={onShowTypes} />
  );
}
