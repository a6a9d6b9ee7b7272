import { useCallback } from 'react';
import { printedTitle } from '#domain/format/printed-title.ts';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { LongGrid, LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { SelectionBar } from '../../components/list/selecting/selection-bar.tsx';
import type { ListLook } from '../../components/list/view-toggle.tsx';
import { useShowProgress } from '../../components/up-next/use-show-progress.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { addedText } from './added-text.ts';
import { SavedActions, type SavedItemProps } from './saved-actions.tsx';
import { SavedLine } from './saved-line.tsx';
import { SAVED_LISTS } from './saved-list-texts.ts';
import styles from './saved-titles.module.css';

interface SavedTitlesProps {
  readonly list: SavedListName;
  readonly look: ListLook;
  readonly titles: readonly SavedTitle[];
  /** Those that are known to be on the visitor's services. */
  readonly on: ReadonlySet<TitleKey>;
  /** Called with the button right before a title is removed. */
  readonly onRemove: (button: Element) => void;
}

/** A saved title in the grid. It shows when the title was added, where other cards show the year. */
function SavedCard({ mark, isOnServices, progress, ...props }: SavedItemProps) {
  const { title } = props;
  const { clock } = useApp();
  return (
    <StoredCard
      title={title}
      heading="h2"
      use="grid"
      facts={[progress, addedText(title, clock.now())]}
      actions={<SavedActions {...props} />}
      mark={mark}
      isOnServices={isOnServices}
    />
  );
}

/** Any number of saved titles, as cards or as lines. */
export function SavedTitles({ list, look, titles, on, onRemove }: SavedTitlesProps) {
  const markOf = useMarkOf();
  const progressOf = useShowProgress();
  const draw = useCallback(
    (title: SavedTitle) => {
      const isOnServices = on.has(titleKey(title));
      const saved = { list, title, onRemove, mark: markOf(title), isOnServices, progress: progressOf(title) };
      return look === 'grid' ? <SavedCard {...saved} /> : <SavedLine {...saved} />;
    },
    [list, look, on, onRemove, markOf, progressOf],
  );
  const items = { label: SAVED_LISTS[list].heading, items: titles, keyOf: titleKey, draw };
  return (
    <>
      <SelectionBar titles={titles} place={list} />
      <PrintedList lines={() => titles.map((title) => printedTitle(title, markOf(title)?.note))} />
      {look === 'grid' ? <LongGrid {...items} /> : <LongList {...items} className={styles.list} />}
    </>
  );
}
