import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/mark.ts';
import { titleName, titlePath, type Title } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { Link } from '../page/link.tsx';
import { Poster } from '../picture/poster.tsx';
import { CardMark } from './card-mark.tsx';
import { CardMeta } from './card-meta.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { SavedToggle } from './saved-toggle.tsx';
import styles from './card.module.css';

export interface TitleCardProps {
  readonly title: Title;
  /** Its place in a ranked row, from 1. */
  readonly rank?: number | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly use?: 'row' | 'grid';
  /** Whether its poster is fetched at once. */
  readonly eager?: boolean | undefined;
  /** Whether only its name is in the page, and leads to it: the card is not drawn before it comes near the window. */
  readonly isNamed?: boolean | undefined;
  /** What the visitor knows about the title. */
  readonly mark?: Mark | undefined;
}

/**
 * What a title's card holds: one link, named by the title (product.md, Cards: link), and a toggle for each saved list
 * (product.md, Cards: toggles). Following the link is remembered.
 */
export function TitleCardContents({
  title,
  rank,
  heading: Heading = 'h3',
  use = 'row',
  eager = false,
  isNamed = false,
  mark,
}: TitleCardProps) {
  const { clock, library } = useApp();
  return (
    <>
      <Link className={styles.link} to={titlePath(title)} onClick={() => library.recordView.execute(title)}>
        {!isNamed && <Poster className={styles.poster} path={title.poster_path} use={use} eager={eager} />}
        <Heading className={styles.title} dir="auto">
          {titleName(title)}
        </Heading>
      </Link>
      {!isNamed && (
        <>
          {rank !== undefined && <span className={styles.rank}>{`#${rank}`}</span>}
          <SavedToggle list="watchlist" title={title} />
          <SavedToggle list="favorites" title={title} />
          <CardMark mark={mark} />
          <CardMeta facts={[yearOrComingSoon(title, clock.now()), typeLabel(title.media_type)]}>
            <RatingBadge title={title} />
          </CardMeta>
        </>
      )}
    </>
  );
}
