import { yearOrComingSoon } from '#domain/format/dates.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { titleName, titlePath, type Title } from '#domain/title.ts';
import { useApp } from '../app/app-context.ts';
import { Leader } from './leader.tsx';
import { Link } from './link.tsx';
import { Poster } from './poster.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { SavedToggle } from './saved-toggle.tsx';
import styles from './title-line.module.css';

interface TitleLineProps {
  readonly title: Title;
  readonly genreNames?: string | undefined;
}

/** A title in the list view. Following its link is remembered. */
export function TitleLine({ title, genreNames }: TitleLineProps) {
  const { clock, desk } = useApp();
  const path = titlePath(title);
  const record = () => desk.recordView.execute(title);
  return (
    <li className={styles.line}>
      <Link to={path} tabIndex={-1} aria-hidden="true" onClick={record}>
        <Poster className={styles.poster} path={title.poster_path} use="line" />
      </Link>
      <div>
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            <Link to={path} onClick={record}>
              {titleName(title)}
            </Link>
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
      <div className={styles.actions}>
        <SavedToggle list="watchlist" title={title} />
        <SavedToggle list="favorites" title={title} />
      </div>
    </li>
  );
}
