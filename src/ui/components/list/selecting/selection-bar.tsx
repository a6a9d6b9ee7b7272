import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { focusHeading } from '../../../hooks/focus/focus-heading.ts';
import { listen } from '../../../hooks/listen.ts';
import { Button } from '../../form/button.tsx';
import { SelectionContext } from './selecting.tsx';
import type { TitleSelection } from './title-selection.ts';
import styles from './selection-bar.module.css';

const dialogOf = (place: EventTarget | null): Element | null =>
  place instanceof Element ? place.closest('[role="dialog"]') : null;

/**
 * Ends selecting by Escape, before a dialog around the list hears of it. A dialog or a panel that is open over the list is closed first.
 * @param bar an element beside the list
 */
const useLeaveByEscape = (selection: TitleSelection, isOn: boolean, bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[aria-expanded="true"]')) return;
      if (dialogOf(event.target) !== dialogOf(bar.current)) return;
      event.stopPropagation();
      selection.leave();
    };
    return listen(document, { keydown: press }, { capture: true });
  }, [selection, isOn, bar]);
};

interface SelectionBarProps<Item extends TitleRef> {
  /** The titles that the filters leave, in their order. */
  readonly titles: readonly Item[];
  /** Draws what can be done with those that are selected. */
  readonly children: (chosen: readonly Item[]) => ReactNode;
}

/** The focus begins in the bar. Where the list goes, as when all of it is removed, selecting ends. */
const useBarFocus = (bar: RefObject<HTMLElement | null>, selection: TitleSelection, isOn: boolean): void => {
  useEffect(() => {
    if (isOn) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [bar, isOn]);
  useLayoutEffect(() => {
    const own = bar.current;
    if (!isOn || !own) return undefined;
    const region = own.closest<HTMLElement>('[role="dialog"], main');
    return () => {
      const hadFocus = own.contains(document.activeElement);
      selection.leave();
      if (!hadFocus || !own.contains(document.activeElement)) return;
      if (region?.localName === 'main') focusHeading(region);
      else region?.focus();
    };
  }, [bar, selection, isOn]);
};

/** How many titles are selected, and what can be done with them (product.md, Several at once: bar). */
export function SelectionBar<Item extends TitleRef>({ titles, children }: SelectionBarProps<Item>) {
  const selection = use(SelectionContext);
  const bar = useRef<HTMLDivElement>(null);
  const { isOn, keys } = useSyncExternalStore(selection.subscribe, selection.state);
  useEffect(() => selection.show(titles), [selection, titles]);
  useLeaveByEscape(selection, isOn, bar);
  useBarFocus(bar, selection, isOn);
  if (!isOn) return null;
  const chosen = titles.filter((title) => keys.has(titleKey(title)));
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label="Selected titles" data-kept-free data-selecting="">
      <p role="status" className={styles.count}>{`${formatCount(chosen.length)} selected`}</p>
      <Button
        variant="quiet"
        onClick={() => selection.selectAll()}
      >{`Select all ${formatCount(titles.length)}`}</Button>
      <Button variant="primary" className={styles.done} onClick={() => selection.leave()}>
        Done
      </Button>
      <div className={styles.acts}>{children(chosen)}</div>
    </div>
  );
}
