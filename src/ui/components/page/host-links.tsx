import type { HostLink } from '#domain/addresses/host-links.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { useApp } from '../../hooks/app-context.ts';
import { NewTab } from './new-tab.tsx';
import styles from './host-links.module.css';

const keyOf = ({ label, href }: HostLink): string => `${label} ${href}`;

/**
 * What the host of this site wants to be read, such as an imprint, each once; absent where that is nothing (product.md, About: host's links). What is
 * on another host opens beside this page.
 */
export function HostLinks() {
  const links = uniqueBy(useApp().edition.hostLinks, keyOf);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="About this site">
      {links.map(({ label, href }) => {
        const isElsewhere = href.startsWith('http');
        return (
          <li key={keyOf({ label, href })}>
            <a href={href} rel="noopener noreferrer" target={isElsewhere ? '_blank' : undefined}>
              <bdi>{label}</bdi>
              {isElsewhere && <NewTab />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
