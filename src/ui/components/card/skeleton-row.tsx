import { Placeholder } from '../page/placeholder.tsx';
import styles from './skeleton-row.module.css';

/** A row of placeholders where the kind of content is not known yet (product.md, Frame: skeleton row). */
export function SkeletonRow({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Placeholder key={index} className={styles.card} />
      ))}
    </div>
  );
}
