import { classNames } from '../page/class-names.ts';
import styles from './card-bones.module.css';
import card from './card.module.css';

interface CardBonesProps {
  readonly count: number;
  readonly use?: 'row' | 'grid';
}

/** Stand where cards will be, in their size. */
export function CardBones({ count, use = 'row' }: CardBonesProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={classNames(card.card, use === 'row' && card.inRow)} aria-hidden="true">
      <CardBone />
    </li>
  ));
}

export function CardBone() {
  return (
    <div className={styles.bones}>
      <div className={classNames(styles.bone, styles.poster)} />
      <div className={classNames(styles.bone, styles.line)} />
      <div className={classNames(styles.bone, styles.short)} />
    </div>
  );
}
