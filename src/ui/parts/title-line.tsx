import { Link } from 'react-router-dom';
import { yearOrComingSoon } from '#domain/format/dates.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { titleName, titlePath, type Title } from '#domain/title.ts';
import { useApp } from '../app/app-context.ts';
import { Leader } from './leader.tsx';
import { Poster } from './poster.tsx';
import { RatingBadge } from './rating-badge.tsx';
import styles from './title-line.module.css';

interface TitleLineProps {
  readonly title: Title;
  readonly genreNames?: string | undefined;
}

/** A title in the list view. */
export function TitleLine({ title, genreNames }: TitleLineProps) {
  const { clock } = useApp();
  const path = titlePath(title);
  return (
    <li className={styles.line}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Poster className={styles.poster} path={title.poster_path} use="line" />
      </Link>
      <div>
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            <Link to={path}>{titleName(title)}</Link>
          </h2>
          <Leader className={styles.leader} />
          <RatingBadge title={title} showNone />
        </div>
        <p className={styles.meta}>
          <span>{typeLabel(title.media_type)}</span>
          <span>{yearOrComingSoon(title, clock.now())}</span>
          {genreNames && <span dir="auto">{genreNames}</span>}
        </p>
        <p className={styles.text} dir="auto">
          {title.overview}
        </p>
      </div>
    </li>
  );
}
