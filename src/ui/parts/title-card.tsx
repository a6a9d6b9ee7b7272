import { Link } from 'react-router-dom';
import { yearOrComingSoon } from '#domain/format/dates.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { titleName, titlePath, type Title } from '#domain/title.ts';
import { useApp } from '../app/app-context.ts';
import styles from './card.module.css';
import { Poster } from './poster.tsx';
import { RatingBadge } from './rating-badge.tsx';

interface TitleCardProps {
  readonly title: Title;
  /** Its place in a ranked row, from 1. */
  readonly rank?: number | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly use?: 'row' | 'grid';
  /** Whether its poster is fetched at once. */
  readonly eager?: boolean | undefined;
}

/** A title in a row or a grid: one link, named by the title (spec section 2, Cards). */
export function TitleCard({ title, rank, heading: Heading = 'h3', use = 'row', eager = false }: TitleCardProps) {
  const { clock } = useApp();
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={titlePath(title)}>
        <Poster className={styles.poster} path={title.poster_path} use={use} eager={eager} />
        <Heading className={styles.title} dir="auto">
          {titleName(title)}
        </Heading>
      </Link>
      {rank !== undefined && <span className={styles.rank}>#{rank}</span>}
      <p className={styles.meta}>
        <span>{yearOrComingSoon(title, clock.now())}</span>
        <span>{typeLabel(title.media_type)}</span>
        <RatingBadge title={title} />
      </p>
    </li>
  );
}
