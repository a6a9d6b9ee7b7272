import { memo } from 'react';
import styles from './card.module.css';
import { TitleCardContents, type TitleCardProps } from './title-card-contents.tsx';
import { useNear } from './use-near.ts';

/**
 * A title in a grid of any length. Far from the window only its place is in the page; drawn anew only when it changes, however
 * many come after it.
 */
export const LongGridCard = memo(function LongGridCard({ title, eager = false }: Pick<TitleCardProps, 'title' | 'eager'>) {
  const [isNear, attach] = useNear(eager);
  return (
    <li ref={attach} className={styles.card}>
      {isNear && <TitleCardContents title={title} heading="h2" use="grid" eager={eager} />}
    </li>
  );
});
