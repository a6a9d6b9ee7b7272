import { memo } from 'react';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/mark.ts';
import { titleName, titlePath, type Title } from '#domain/title.ts';
import { MarkText } from '../../components/card/mark-text.tsx';
import { RatingBadge } from '../../components/card/rating-badge.tsx';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useNear } from '../../hooks/use-near.ts';
import styles from './title-line.module.css';

interface TitleLineProps {
  readonly title: Title;
  readonly genreNames?: string | undefined;
  /** What the visitor knows about the title. */
  readonly mark?: Mark | undefined;
}

/** The content of a title's line. Following its link adds the title to the viewing history. */
function TitleLineContents({ title, genreNames, mark }: TitleLineProps) {
  const { clock, library } = useApp();
  const path = titlePath(title);
  const record = () => library.recordView.execute(title);
  return (
    <>
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
          <MarkText mark={mark} />
        </p>
        <p className={styles.text} dir="auto">
          {title.overview}
        </p>
      </div>
      <div className={styles.actions}>
        <SavedToggle list="watchlist" title={title} />
        <SavedToggle list="favorites" title={title} />
      </div>
    </>
  );
}

/** A title in a list of lines of any length. Far from the window, it is an empty place of the same height. */
export const TitleLine = memo(function TitleLine(props: TitleLineProps) {
  const [isNear, attach] = useNear(true);
  return (
    <li ref={attach} className={styles.line}>
      {isNear && <TitleLineContents {...props} />}
    </li>
  );
});
