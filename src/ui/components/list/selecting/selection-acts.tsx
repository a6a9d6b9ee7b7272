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

/** What the dialog of collections does with several titles: it is closed, and what has come of it is told once. */
const collecting = (place: ListPlace, act: (what: TitlesAct) => void, onClose: () => void) => {
  const own = typeof place === 'string' ? undefined : place.collectionId;
  const leave = (what: TitlesAct) => {
    onClose();
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
    onClose,
  };
};

/** By what each is called, where there is room and where there is little. */
const actsOf = (place: ListPlace, act: (what: TitlesAct) => void, collect: () => void) => [
  { icon: ICONS.stack, long: 'Add to collection', short: 'Collection', run: collect },
  { icon: ICONS.check, long: 'Mark as seen', short: 'Seen', run: () => act({ kind: 'mark-seen' }) },
  ...SAVED_LISTS.filter(({ list }) => list !== place).map(({ list, ...look }) => ({
    ...look,
    long: `Add to ${list}`,
    run: () => act({ kind: 'add', list }),
  })),
  { icon: ICONS.trash, long: 'Remove', run: () => act({ kind: 'remove', from: place }) },
];

interface SelectionActsProps {
  readonly chosen: readonly StoredTitle[];
  readonly place: ListPlace;
}

/** What can be done with titles of a list of the visitor's that are selected (product.md, Several at once: bar). */
export function SelectionActs({ chosen, place }: SelectionActsProps) {
  const withLists = useFacade('lists');
  const { module, open, close } = useLateDialog(loadCollections);
  const act = (what: TitlesAct) => void withLists(({ changeTitles }) => void changeTitles.execute(chosen, what));
  // Not `disabled`: the focus would be lost once nothing is selected.
  const isOff = chosen.length === 0;
  return (
    <>
      {actsOf(place, act, open).map(({ icon, long, short, run }) => (
        <Button
          key={long}
          variant="quiet"
          icon={icon}
          aria-haspopup={run === open ? 'dialog' : undefined}
          aria-label={short && long}
          aria-disabled={isOff}
          onClick={() => isOff || run()}
        >
          {short ? (
            <>
              <span className={styles.long}>{long}</span>
              <span className={styles.short}>{short}</span>
            </>
          ) : (
            long
          )}
        </Button>
      ))}
      {module && <module.AddToCollectionDialog titles={chosen} {...collecting(place, act, close)} />}
    </>
  );
}
