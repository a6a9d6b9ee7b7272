import { type RefObject, use, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ListPlace, TitlesAct } from '#application/use-cases/lists/plan-titles-act.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { focusHeading } from '../../../hooks/focus-heading.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import type { NewCollection } from '../collecting/new-collection-form.tsx';
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
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [selection, isOn, bar]);
};

interface SelectionBarProps {
  /** The titles that the filters leave, in their order. */
  readonly titles: readonly StoredTitle[];
  readonly place: ListPlace;
}

const SAVED_LISTS = [
  { list: 'favorites', icon: ICONS.heart, short: 'Favorites' },
  { list: 'watchlist', icon: ICONS.ticket, short: 'Watchlist' },
] as const;
const loadCollections = () => import('../collecting/add-to-collection-dialog.tsx');

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

interface Collecting {
  readonly act: (what: TitlesAct) => void;
  readonly close: () => void;
}

/** What the dialog of collections does with several titles: it is closed, and what has come of it is told once. */
const collecting = (place: ListPlace, { act, close }: Collecting) => {
  const own = typeof place === 'string' ? undefined : place.collectionId;
  const leave = (what: TitlesAct) => {
    close();
    act(what);
  };
  return {
    own,
    of: `selected ${typeof place === 'string' ? place : place.collectionId}`,
    onChoose: (collectionId: string) => leave({ kind: 'collect', collectionId }),
    onCreate: (collection: NewCollection, onDone: () => void) => {
      onDone();
      leave({ kind: 'collect-anew', ...collection });
    },
    onClose: close,
  };
};

interface ActsProps {
  readonly chosen: readonly StoredTitle[];
  readonly place: ListPlace;
}

/** What an act is called where there is room, and where there is little. */
function Words({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

/** What can be done with the titles that are selected. */
function Acts({ chosen, place }: ActsProps) {
  const withLists = useFacade('lists');
  const { module, open, close } = useLateDialog(loadCollections);
  const act = (what: TitlesAct) => void withLists(({ changeTitles }) => void changeTitles.execute(chosen, what));
  // Not `disabled`: the focus would be lost once nothing is selected.
  const offer = (run: () => void) => ({
    'aria-disabled': chosen.length === 0,
    onClick: () => {
      if (chosen.length > 0) run();
    },
  });
  return (
    <div className={styles.acts}>
      <Button variant="quiet" icon={ICONS.stack} aria-haspopup="dialog" aria-label="Add to collection" {...offer(open)}>
        <Words long="Add to collection" short="Collection" />
      </Button>
      <Button variant="quiet" icon={ICONS.check} aria-label="Mark as seen" {...offer(() => act({ kind: 'mark-seen' }))}>
        <Words long="Mark as seen" short="Seen" />
      </Button>
      {SAVED_LISTS.filter(({ list }) => list !== place).map(({ list, icon, short }) => (
        <Button
          key={list}
          variant="quiet"
          icon={icon}
          aria-label={`Add to ${list}`}
          {...offer(() => act({ kind: 'add', list }))}
        >
          <Words long={`Add to ${list}`} short={short} />
        </Button>
      ))}
      <Button variant="quiet" icon={ICONS.trash} {...offer(() => act({ kind: 'remove', from: place }))}>
        Remove
      </Button>
      {module && <module.AddToCollectionDialog open titles={chosen} {...collecting(place, { act, close })} />}
    </div>
  );
}

/** How many titles are selected, and what can be done with them (product.md, Several at once: bar). */
export function SelectionBar({ titles, place }: SelectionBarProps) {
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
      <Acts chosen={chosen} place={place} />
    </div>
  );
}
