import {
  type ReactNode,
  useState,
  createContext,
  use,
  useSyncExternalStore,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleName, type TitleRef } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { TitleSelection } from './title-selection.ts';
import styles from './selecting.module.css';

/** The selection of the list around; one that is never begun where there is none. */
export const SelectionContext = createContext(new TitleSelection());

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
    <>
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
      <span className={styles.frame} />
    </>
  );
}

/** Under 'More' a button is not seen: then it is that which opens it. */
const openerSeen = (opener: HTMLElement | null): HTMLElement | null | undefined =>
  opener?.checkVisibility({ visibilityProperty: true })
    ? opener
    : opener?.closest('[data-more]')?.querySelector<HTMLElement>('button');

interface SelectButtonProps {
  readonly className?: string | undefined;
  /** Those that are selected from the start. */
  readonly selected?: readonly TitleRef[];
  /** What it is called where titles are selected for one purpose. */
  readonly children?: string;
}

/** Begins to select several titles of a list, and ends it (product.md, Several at once: selecting). */
export function SelectButton({ className, selected, children }: SelectButtonProps) {
  const selection = use(SelectionContext);
  const { isOn } = useSyncExternalStore(selection.subscribe, selection.state);
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(false);
  useEffect(() => {
    const own = button.current;
    if (wasOn.current && !isOn && selection.opener === own) openerSeen(own)?.focus();
    wasOn.current = isOn;
  }, [selection, isOn]);
  return (
    <Button
      ref={button}
      variant={children === undefined ? 'quiet' : 'toggle'}
      icon={children === undefined ? ICONS.select : undefined}
      aria-pressed={isOn}
      className={className}
      onClick={({ currentTarget }) => (isOn ? selection.leave() : selection.start(currentTarget, selected))}
    >
      {children ?? 'Select'}
    </Button>
  );
}

/** Around a list of which several titles can be selected, and what is beside its heading. */
export function Selecting({ children }: { readonly children: ReactNode }) {
  const [selection] = useState(() => new TitleSelection());
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
