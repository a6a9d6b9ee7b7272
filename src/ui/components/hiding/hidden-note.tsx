import type { Ref } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { classNames } from '../page/class-names.ts';
import type { HiddenTitles } from './use-hidden-titles.ts';
import styles from './hidden-note.module.css';
import bar from './hiding-bar.module.css';

interface HiddenNoteProps extends Pick<HiddenTitles, 'count' | 'isShowing' | 'toggleShowing'> {
  readonly className?: string | undefined;
}

/** How many titles are left out, and the way to see them all the same (product.md, Hiding: count). */
export function HiddenNote({ count, isShowing, toggleShowing, className }: HiddenNoteProps) {
  return (
    <div className={classNames(styles.note, className)}>
      <span aria-live="polite">{count > 0 && `${formatCount(count)} ${isShowing ? 'shown for now.' : 'hidden.'}`}</span>
      {count > 0 && (
        <button type="button" className={styles.show} onClick={toggleShowing}>
          {isShowing ? 'Hide them' : 'Show them'}
        </button>
      )}
    </div>
  );
}

/** Readers hear of the group only while a title is hidden. */
const NAMED = { role: 'group', 'aria-label': 'Hiding titles' } as const;

/** How many titles the rows above leave out. What is left out is chosen in the filters of a listing (product.md, Hiding: rows). */
export function HidingBar({ titles, ref }: { readonly titles: HiddenTitles; readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={bar.bar} {...(titles.count > 0 && NAMED)}>
      <HiddenNote {...titles} />
    </div>
  );
}
