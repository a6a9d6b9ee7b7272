import { Hidden } from '../page/hidden.tsx';
import styles from './services-badge.module.css';

/** Says on a card that its title is on one of the visitor's services (product.md, Where to watch: badge). */
export function ServicesBadge() {
  return (
    <span className={styles.badge}>
      <Hidden>On your services</Hidden>
      <span aria-hidden="true">Stream</span>
    </span>
  );
}
