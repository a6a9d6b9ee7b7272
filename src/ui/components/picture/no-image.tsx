import { Icon } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import styles from './no-image.module.css';

interface NoImageProps {
  /** Whether screen readers ignore it, because a text beside the picture says what the picture would show. */
  readonly isDecoration?: boolean;
}

/** Fills a picture's box when there is no picture. */
export function NoImage({ isDecoration = true }: NoImageProps) {
  return (
    <span className={styles.none} aria-hidden={isDecoration}>
      <Icon path={ICONS.noimage} className={styles.icon} />
      <span className={styles.text}>No image found</span>
    </span>
  );
}
