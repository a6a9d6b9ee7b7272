import { Suspense } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { TMDB_NOTICE } from '#domain/tmdb-notice.ts';
import { Button } from '../../components/form/button.tsx';
import { HostLinks } from '../../components/page/host-links.tsx';
import { Link } from '../../components/page/link.tsx';
import { NewTab } from '../../components/page/new-tab.tsx';
import { hostPath } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { BenchSwitcher } from '../bench-parts.ts';
import styles from './footer-legal.module.css';

/** Names the source of the films, in the words that TMDB asks for, and says whether the films exist at all. */
export function FooterLegal() {
  const { catalogChoice } = useApp();
  return (
    <div className={styles.legal}>
      <a className={styles.powered} href="https://www.themoviedb.org" target="_blank" rel="noopener noreferrer">
        <span>
          Powered by <b>TMDB</b>
        </span>
        <NewTab />
      </a>
      <span>{TMDB_NOTICE}</span>
      <Link to={addressOf('about')}>About</Link>
      <a href={hostPath('/licences.txt')}>Licences</a>
      <HostLinks />
      {catalogChoice.isDemo && (
        // Its words come with its buttons: at the right edge, a button that came later would move them.
        <Suspense>
          <div className={styles.demo}>
            <span>Demo catalogue</span>
            {BenchSwitcher && <BenchSwitcher />}
            {catalogChoice.isChosen && (
              <Button size="small" onClick={() => catalogChoice.leaveDemo()}>
                Leave the demo
              </Button>
            )}
          </div>
        </Suspense>
      )}
    </div>
  );
}
