import type { ReactNode } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { Link } from '../page/link.tsx';
import { Poster } from '../picture/poster.tsx';
import { CardActions } from './card-actions.tsx';
import { StoredRating } from './stored-rating.tsx';
import card from './card.module.css';

interface StoredCardProps {
  readonly title: StoredTitle;
  readonly heading: 'h2' | 'h3';
  readonly use: 'row' | 'grid';
  /** The text under the title, in `<span>` elements. */
  readonly meta: ReactNode;
  /** Icon buttons on the poster. */
  readonly actions: ReactNode;
}

/**
 * The content of a card for a title in one of the visitor's lists. It belongs in an `<li>` of the class `card`.
 * Following its link adds the title to the viewing history.
 */
export function StoredCard({ title, heading: Heading, use, meta, actions }: StoredCardProps) {
  const { library } = useApp();
  return (
    <>
      <Link className={card.link} to={titlePath(title)} onClick={() => library.recordView.execute(title)}>
        <Poster className={card.poster} path={title.poster_path ?? null} use={use} />
        <Heading className={card.title} dir="auto">
          {titleName(title)}
        </Heading>
      </Link>
      <CardActions>{actions}</CardActions>
      <p className={card.meta}>
        {meta}
        <StoredRating title={title} />
      </p>
    </>
  );
}
