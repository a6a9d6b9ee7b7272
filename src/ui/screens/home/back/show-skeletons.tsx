import { Placeholder } from '../../../components/page/placeholder.tsx';
import styles from './back.module.css';

/** Hold the room of shows until it is known what is next of them. */
export function ShowSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, at) => (
    <li key={at} className={styles.show} aria-hidden="true">
      <Placeholder className={styles.still} />
    </li>
  ));
}
