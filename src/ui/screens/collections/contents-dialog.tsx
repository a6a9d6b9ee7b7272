import { useRef } from 'react';
import { type Collection, collectionKey } from '#domain/library/collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ListLinkButton } from '../../components/links/list-link-button.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { NoneOnServices } from '../../components/watch/lists/none-on-services.tsx';
import { ServicesNote } from '../../components/watch/lists/services-note.tsx';
import { ServicesSwitch } from '../../components/watch/lists/services-switch.tsx';
import { knownOn, useOnServices } from '../../components/watch/lists/use-on-services.ts';
import { useTitlesOn } from '../../components/watch/lists/use-titles-on.ts';
import { CollectionMovies } from './collection-movies.tsx';
import styles from './contents-dialog.module.css';

interface ContentsDialogProps {
  /** The open collection; undefined when the dialog is closed. */
  readonly collection: Collection | undefined;
  /** Whether it was opened by a step of the history, which Back takes back. */
  readonly isPlace: boolean;
  readonly onClose: () => void;
}

// A movie is added at the end.
const newestFirst = (movies: readonly StoredTitle[]) => movies.toReversed();

/** The movies of a collection, and what can be done with all of them (product.md, Collections: contents). */
function CollectionContents({ collection }: { readonly collection: Collection }) {
  const region = useRef<HTMLDivElement>(null);
  const { movies } = collection;
  const services = useOnServices(movies, newestFirst);
  const shown = useTitlesOn(movies, services);
  const showAll = () => {
    // The pressed button is about to disappear.
    region.current?.focus({ preventScroll: true });
    services.toggle();
  };
  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      {movies.length > 0 && (
        <>
          <div className={styles.actions}>
            <PickButton source={`collection:${collectionKey(collection)}`} />
            <ListLinkButton name={collection.name} titlesOf={() => movies} />
            <ServicesSwitch {...services} />
          </div>
          <ServicesNote {...services} />
          {services.isOn && <NoneOnServices services={services} count={shown.length} onShowAll={showAll} />}
        </>
      )}
      <CollectionMovies collection={collection} shown={shown} on={knownOn(services)} />
    </div>
  );
}

/** The movies of a collection, each with a button that removes it (product.md, Collections: contents). */
export function ContentsDialog({ collection, isPlace, onClose }: ContentsDialogProps) {
  return (
    <Dialog
      open={collection !== undefined}
      isPlace={isPlace}
      onClose={onClose}
      title={collection?.name ?? ''}
      size="wide"
    >
      {collection?.description && (
        <p className={styles.description} dir="auto">
          {collection.description}
        </p>
      )}
      {collection && <CollectionContents collection={collection} />}
    </Dialog>
  );
}
