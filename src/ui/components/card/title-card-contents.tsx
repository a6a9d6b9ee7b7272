import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { titleName, titlePath, type Title, type TitleRef } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useSaved } from '../../hooks/use-saved.ts';
import { Link } from '../page/link.tsx';
import { Poster } from '../picture/poster.tsx';
import { CardActions } from './card-actions.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { SavedToggle } from './saved-toggle.tsx';
import styles from './card.module.css';

export interface TitleCardProps {
  readonly title: Title;
  /** The title's place in a ranked row, from 1. */
  readonly rank?: number | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly use?: 'row' | 'grid';
  /** Whether the poster is fetched at once. */
  readonly eager?: boolean | undefined;
}

/**
 * The content of a title's card: one link, named by the title (product.md, Cards: link), and a toggle for each saved
 * list (product.md, Cards: toggles). Following the link adds the title to the viewing history.
 */
export function TitleCardContents({
  title,
  rank,
  heading: Heading = 'h3',
  use = 'row',
  eager = false,
}: TitleCardProps) {
  const { clock, library } = useApp();
  return (
    <>
      <Link className={styles.link} to={titlePath(title)} onClick={() => library.recordView.execute(title)}>
        <Poster className={styles.poster} path={title.poster_path} use={use} eager={eager} />
        <Heading className={styles.title} dir="auto">
          {titleName(title)}
        </Heading>
      </Link>
      {rank !== undefined && <span className={styles.rank}>#{rank}</span>}
      <Cue title={title} />
      <CardActions>
        <SavedToggle list="watchlist" title={title} />
        <SavedToggle list="favorites" title={title} />
      </CardActions>
      <p className={styles.meta}>
        <span>{yearOrComingSoon(title, clock.now())}</span>
        <span>{typeLabel(title.media_type)}</span>
        <RatingBadge title={title} />
      </p>
    </>
  );
}

/** The cue mark of a title on the watchlist. Screen readers get this from the card's toggle. */
function Cue({ title }: { readonly title: TitleRef }) {
  return useSaved('watchlist', title) && <span className={styles.cue} />;
}
