import { titleName, type Title } from '#domain/title.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './person-still.module.css';

interface PersonStillProps {
  readonly titles: readonly Title[];
}

/**
 * A picture of the first of these titles that has one. Without any, it shows an empty screen, so that the page's layout
 * stays the same.
 */
export function PersonStill({ titles }: PersonStillProps) {
  const title = titles.find(({ backdrop_path }) => backdrop_path !== null);
  return (
    <figure className={styles.still}>
      <div className={styles.screen}>{title && <Picture path={title.backdrop_path} use="backdrop" eager />}</div>
      {title && (
        <figcaption className={styles.caption}>
          From <cite dir="auto">{titleName(title)}</cite>
        </figcaption>
      )}
    </figure>
  );
}
