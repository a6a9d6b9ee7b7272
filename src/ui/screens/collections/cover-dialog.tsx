import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { titleKey, titleName, type TitleKey } from '#domain/title.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import styles from './cover-dialog.module.css';

interface CoverDialogProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** Chooses the movie whose poster stands for a collection (product.md, Collections: cover). */
export function CoverDialog({ collection, onClose }: CoverDialogProps) {
  const withLists = useFacade('lists');
  const choose = (cover: TitleKey | undefined) => {
    void withLists(({ changeCollection }) => changeCollection.setCover(collectionKey(collection), cover));
    onClose();
  };
  const withPosters = collection.movies.filter(({ poster_path: path }) => path);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cover"
      size="wide"
      footer={
        <Button variant="quiet" aria-pressed={collection.cover === undefined} onClick={() => choose(undefined)}>
          The first three posters
        </Button>
      }
    >
      {withPosters.length === 0 && <p className={styles.none}>No movie of this collection has a poster.</p>}
      <ul className={styles.posters}>
        {withPosters.map((movie) => (
          <li key={titleKey(movie)}>
            <button
              type="button"
              className={styles.choice}
              aria-label={titleName(movie)}
              aria-pressed={collection.cover === titleKey(movie)}
              onClick={() => choose(titleKey(movie))}
            >
              <Poster path={movie.poster_path ?? null} use="row" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
