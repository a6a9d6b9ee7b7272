import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleName } from '#domain/title.ts';
import { ListButton } from '../../components/card/list-button.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { useApp } from '../../hooks/app-context.ts';
import card from '../../components/card/card.module.css';

interface CollectionMovieProps {
  /** The collection's key. */
  readonly collectionId: string;
  readonly movie: StoredTitle;
  /** Called with the button right before the movie is removed. */
  readonly onRemove: (button: Element) => void;
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
  /** Whether it is known to be on one of the visitor's services. */
  readonly isOnServices: boolean;
}

/** A movie of a collection, with a button that removes it. */
export function CollectionMovie({ collectionId, movie, onRemove, mark, isOnServices }: CollectionMovieProps) {
  const { clock, library } = useApp();
  const remove = (button: Element) => {
    onRemove(button);
    library.removeFromCollection.execute(collectionId, movie);
  };
  return (
    <li className={card.card}>
      <StoredCard
        title={movie}
        heading="h3"
        use="row"
        mark={mark}
        isOnServices={isOnServices}
        facts={[yearOrComingSoon(movie, clock.now()), typeLabel(mediaTypeOf(movie))]}
        actions={
          <ListButton
            icon="trash"
            label={`Remove ${titleName(movie)}`}
            data-legend="Remove"
            data-removes=""
            onClick={(event) => remove(event.currentTarget)}
          />
        }
      />
    </li>
  );
}
