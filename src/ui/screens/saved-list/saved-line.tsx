import { goneText } from '#domain/format/gone-text.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { mediaTypeOf, titleName, titlePath } from '#domain/title.ts';
import { MarkText } from '../../components/card/mark-text.tsx';
import { StoredRating } from '../../components/card/stored-rating.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { addedText, dateOrTba } from './added-text.ts';
import { SavedActions, type SavedItemProps } from './saved-actions.tsx';
import styles from './saved-line.module.css';

/** A saved title in the list look. */
export function SavedLine({ mark, isOnServices, ...props }: SavedItemProps) {
  const { title } = props;
  const { clock, library } = useApp();
  const record = () => library.recordView.execute(title);
  const path = titlePath(title);
  const added = addedText(title, clock.now());
  return (
    <div className={styles.line}>
      <Link to={path} tabIndex={-1} aria-hidden="true" onClick={record}>
        <Poster className={styles.poster} path={title.poster_path ?? null} use="line" />
      </Link>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            <Link to={path} onClick={record}>
              {titleName(title)}
            </Link>
          </h2>
          <Leader className={styles.leader} />
          <StoredRating title={title} />
        </div>
        <p className={styles.meta}>
          <span>{typeLabel(mediaTypeOf(title))}</span>
          <span>{goneText(title) ?? dateOrTba(title)}</span>
          {added && <span>{added}</span>}
          <MarkText mark={mark} />
          {isOnServices && <span>On your services</span>}
        </p>
        <p className={styles.text} dir="auto">
          {title.overview}
        </p>
      </div>
      <div className={styles.actions}>
        <SavedActions {...props} />
      </div>
    </div>
  );
}
