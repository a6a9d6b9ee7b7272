import type { WatchService } from '#domain/watch/watch-offers.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './watch.module.css';

/** A service's logo. Where there is none, its first letter: the name is always beside it. */
export function ServiceLogo({ name, logoPath }: Pick<WatchService, 'name' | 'logoPath'>) {
  const [initial = ''] = name;
  return (
    <span className={styles.logo} aria-hidden="true">
      <Picture path={logoPath} use="thumb" fallback={initial} />
    </span>
  );
}
