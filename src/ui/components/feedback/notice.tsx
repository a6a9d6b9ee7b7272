import type { ReactNode } from 'react';
import { latePart } from '../../hooks/code/late-component.tsx';
import type { NoticeArtName } from './notice-art.tsx';
import styles from './notice.module.css';

// The drawing loads late: it is a decoration, and most visits need none.
const NoticeArt = latePart(() => import('./notice-art.tsx'), 'NoticeArt');

interface NoticeProps {
  readonly art: NoticeArtName;
  readonly title: string;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly text: string;
  readonly actions?: ReactNode;
  /** More text, between the main text and the actions. */
  readonly children?: ReactNode;
}

/** Says what is missing, and what the visitor can do: nothing found, nothing saved, or something failed. */
export function Notice({ art, title, heading: Heading = 'h2', text, actions, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.art}>
        <NoticeArt name={art} />
      </div>
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
