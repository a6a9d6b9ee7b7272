import type { ReactNode } from 'react';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { Link } from '../link.tsx';
import { Placeholder } from '../placeholder.tsx';
import styles from './way-up.module.css';

interface WayUpProps {
  /** Undefined while it is not known: a placeholder holds its place. */
  readonly to: string | undefined;
  /** What the screen is part of. */
  readonly children: ReactNode;
}

/** The link with an arrow above a heading, to what the screen is part of. */
export function WayUp({ to, children }: WayUpProps) {
  return (
    <p className={styles.way}>
      {to === undefined ? (
        <Placeholder className={styles.placeholder} />
      ) : (
        <Link to={to}>
          <Icon path={ICONS.left} />
          {children}
        </Link>
      )}
    </p>
  );
}
