import { memo } from 'react';
import { classNames } from '../page/class-names.ts';
import { type TitleCardProps, useTitleCard } from './title-card-contents.tsx';
import styles from './card.module.css';

/** A title in a row. It is drawn again only when it is another one, however often the row is. */
export const TitleCard = memo(function TitleCard(props: Omit<TitleCardProps, 'heading' | 'use'>) {
  const card = useTitleCard(props);
  return <li className={classNames(styles.card, !props.eager && styles.inRow)}>{card}</li>;
});
