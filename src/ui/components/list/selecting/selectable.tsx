import { type KeyboardEvent, type ReactNode, use, useRef, useSyncExternalStore } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleName } from '#domain/title.ts';
import { SelectionContext } from './selection-context.ts';
import styles from './selectable.module.css';

interface SelectableProps {
  readonly title: StoredTitle;
  /** The actions of the title alone, while nothing is being selected. */
  readonly children: ReactNode;
}

/** A tick box over the whole card or line, in place of its actions, while titles are being selected. */
export function Selectable({ title, children }: SelectableProps) {
  const selection = use(SelectionContext);
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.state().isOn);
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.isSelected(title));
  // Not every browser says so of the press that the space bar makes.
  const isShift = useRef(false);
  const keep = ({ shiftKey }: KeyboardEvent) => (isShift.current = shiftKey);
  if (!isOn) return children;
  return (
    <input
      className={styles.box}
      type="checkbox"
      aria-label={`Select ${titleName(title)}`}
      checked={isSelected}
      onKeyDown={keep}
      onKeyUp={keep}
      onChange={({ nativeEvent }) => {
        selection.toggle(title, isShift.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
      }}
    />
  );
}
