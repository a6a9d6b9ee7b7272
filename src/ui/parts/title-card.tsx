import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { TitleCardContents, type TitleCardProps } from './title-card-contents.tsx';

/** A title in a row or a grid. */
export function TitleCard(props: TitleCardProps) {
  const { use = 'row', eager = false } = props;
  return (
    <li className={classNames(styles.card, use === 'row' && !eager && styles.inRow)}>
      <TitleCardContents {...props} />
    </li>
  );
}
