import { useRef } from 'react';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import type { ListLook } from '../../parts/view-toggle.tsx';
import { indexesOf } from './rows-in-sight.ts';
import { SavedItem } from './saved-item.tsx';
import { SAVED_LISTS } from './saved-list-texts.ts';
import styles from './saved-titles.module.css';
import { useFocusedItem } from './use-focused-item.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface SavedTitlesProps {
  readonly list: SavedListName;
  readonly look: ListLook;
  readonly titles: readonly SavedTitle[];
  /** Called with the button when a title is about to be removed. */
  readonly onRemove: (button: Element) => void;
}

/** Any number of saved titles: the list has its full height, but only the items near the window are in the page. */
export function SavedTitles({ list, look, titles, onRemove }: SavedTitlesProps) {
  const ref = useRef<HTMLUListElement>(null);
  const focused = useFocusedItem(ref);
  const rows = useRowsInSight(ref);
  const height = `calc(${Math.ceil(titles.length / rows.columns)} * var(--row-height))`;

  return (
    <div className={styles.titles}>
      <ul
        ref={ref}
        className={styles[look]}
        style={{ blockSize: height }}
        aria-label={SAVED_LISTS[list].heading}
      >
        {indexesOf(rows, titles.length, focused).map((index) => {
          const title = titles[index];
          return (
            title && (
              <SavedItem
                key={titleKey(title)}
                list={list}
                look={look}
                title={title}
                index={index}
                count={titles.length}
                columns={rows.columns}
                onRemove={onRemove}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
