import { classNames } from '../page/class-names.ts';
import { TitleCardContents, type TitleCardProps } from './title-card-contents.tsx';
import styles from './card.module.css';

/** A title in a row. */
export function TitleCard(props: Omit<TitleCardProps, 'heading' | 'use'>) {
  return (
    <li className={classNames(styles.card, !props.eager && styles.inRow)}>
      <TitleCardContents {...props} />
    </li>
  );
}
