import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../link.tsx';
import { OWN_SCREENS, ownScreenAt } from '../own-screens.ts';
import { LinkRow } from './link-row.tsx';
import { PageHead } from './page-head.tsx';
import styles from './page-head.module.css';

/** The head of a screen of the visitor's own: its heading, and the links to all of them (product.md, Frame: own screens). */
export function OwnHead(head: ComponentProps<typeof PageHead>) {
  const current = ownScreenAt(useLocation().pathname);
  return (
    <>
      <PageHead {...head} className={styles.own} />
      <LinkRow label="Your library">
        {OWN_SCREENS.map(({ screen, to, name }) => (
          <Link key={screen} to={to} aria-current={screen === current ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </LinkRow>
    </>
  );
}
