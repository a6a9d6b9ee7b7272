import { useApp } from '../../hooks/app-context.ts';
import { Hidden } from '../page/hidden.tsx';
import styles from './devices.module.css';

/** In the source's repository. */
const PAGE = 'docs/devices.md';

interface DevicesDocsLinkProps {
  /** The heading's anchor in docs/devices.md; the whole page unless given. */
  readonly anchor?: string;
  readonly children: string;
}

/** Leads to the page for visitors, which is beside the source. */
export function DevicesDocsLink({ anchor, children }: DevicesDocsLinkProps) {
  const { sourceUrl } = useApp().edition;
  const page = `${sourceUrl}/blob/HEAD/${PAGE}`;
  return (
    <a
      className={styles.docs}
      href={anchor === undefined ? page : `${page}#${anchor}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{children}</span>
      <Hidden> (opens in a new tab)</Hidden>
    </a>
  );
}
