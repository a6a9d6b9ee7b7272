import { useObservableEagerState } from 'observable-hooks';
import { useRef } from 'react';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { useApp } from '../../hooks/app-context.ts';
import { NoneShown } from './none-shown.tsx';
import type { SavedChoice } from './saved-choice.ts';
import { SavedControls } from './saved-controls.tsx';
import { SavedEmpty } from './saved-empty.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { SavedTitles } from './saved-titles.tsx';
import styles from './saved-contents.module.css';

interface SavedContentsProps {
  readonly list: SavedListName;
  /** The number of titles in the list, shown or not. */
  readonly total: number;
  readonly shown: readonly SavedTitle[];
  readonly choice: SavedChoice;
  readonly onImport: () => void;
  readonly onChoose: (chosen: Partial<SavedChoice>) => void;
}

/**
 * A saved list with its controls. It shows placeholders until the list is known. When there is nothing to show, it says
 * what the visitor can do.
 */
export function SavedContents({ list, total, shown, choice, onImport, onChoose }: SavedContentsProps) {
  const region = useRef<HTMLDivElement>(null);
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const onRemove = useFocusAfterRemoval(region);
  const isLoading = status === 'pending';
  const isEmpty = !isLoading && total === 0;
  const showAll = () => {
    // The pressed button is about to disappear.
    region.current?.focus({ preventScroll: true });
    onChoose({ filter: 'all' });
  };

  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      {!isEmpty && <SavedControls choice={choice} onChoose={onChoose} />}
      {isLoading && <SavedSkeleton look={choice.look} />}
      {isEmpty && <SavedEmpty list={list} onImport={onImport} />}
      {!isLoading && total > 0 && <NoneShown filter={choice.filter} count={shown.length} onShowAll={showAll} />}
      {!isLoading && shown.length > 0 && (
        <SavedTitles list={list} look={choice.look} titles={shown} onRemove={onRemove} />
      )}
    </div>
  );
}
