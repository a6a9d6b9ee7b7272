import type { ListPlace, TitlesAct } from '#application/use-cases/lists/plan-titles-act.ts';
import type { CollectionTexts } from '#domain/library/collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import styles from './selection-bar.module.css';

const SAVED_LISTS = [
  { list: 'favorites', icon: ICONS.heart, short: 'Favorites' },
  { list: 'watchlist', icon: ICONS.ticket, short: 'Watchlist' },
] as const;
const loadCollections = () => import('../collecting/add-to-collection-dialog.tsx');

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
    onCreate: (collection: CollectionTexts, onDone: () => void) => {
      onDone();
      leave({ kind: 'collect-anew', ...collection });
    },
    onClose: close,
  };
};

interface SelectionActsProps {
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

/** What can be done with titles of a list of the visitor's that are selected (product.md, Several at once: bar). */
export function SelectionActs({ chosen, place }: SelectionActsProps) {
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
    <>
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
      {module && <module.AddToCollectionDialog titles={chosen} {...collecting(place, { act, close })} />}
    </>
  );
}
