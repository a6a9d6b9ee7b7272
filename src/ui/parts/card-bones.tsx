import styles from './card-bones.module.css';
import card from './card.module.css';
import { classNames } from './class-names.ts';

interface CardBonesProps {
  readonly count: number;
}

/** Stand where cards will be, in their size. */
export function CardBones({ count }: CardBonesProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={card.card} aria-hidden="true">
      <div className={styles.bones}>
        <div className={classNames(styles.bone, styles.poster)} />
        <div className={classNames(styles.bone, styles.line)} />
        <div className={classNames(styles.bone, styles.short)} />
      </div>
    </li>
  ));
}
