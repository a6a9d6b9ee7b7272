import { useState, Suspense } from 'react';
import type { MailStep } from '#application/use-cases/links/write-mail.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { yearOfDay, yearPath } from '#domain/diary/year-of.ts';
import { type ListingName, listingPath, LISTINGS } from '#domain/listing.ts';
import { TMDB_NOTICE } from '#domain/tmdb-notice.ts';
import { Button } from '../../components/form/button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { HostLinks } from '../../components/page/host-links.tsx';
import { Link } from '../../components/page/link.tsx';
import { NewTab } from '../../components/page/new-tab.tsx';
import { OWN_SCREENS } from '../../components/page/own-screens.ts';
import { Wordmark } from '../../components/page/wordmark.tsx';
import { hostPath } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { BenchSwitcher } from '../bench-parts.ts';
import { useWhenFree } from '../use-when-free.ts';
// It comes late, as the footer does: no page is printed before.
import '../../styles/print.css';
import legal from './footer-legal.module.css';
import styles from './footer.module.css';

const ADDRESS = 'hello@matinee.example';

const load = () => import('./copy-address.tsx');

const MASTODON = 'https://mastodon.social/@matinee';

/** Where else the project can be met. Each opens beside this page. */
function SocialLinks() {
  const { sourceUrl } = useApp().edition;
  const links = [
    { name: 'GitHub', href: sourceUrl, icon: ICONS.code },
    { name: 'Mastodon', href: MASTODON, icon: ICONS.chat },
  ];
  return links.map(({ name, href, icon }) => (
    <li key={name}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon path={icon} />
        <span>{name}</span>
        <NewTab />
      </a>
    </li>
  ));
}

function WriteToUs() {
  const { writeMail } = useApp();
  const [step, setStep] = useState<MailStep>('done');
  const isAsking = step === 'ask-to-copy';
  const dialog = useModule(load, isAsking);
  const isOpen = useWhenFree(isAsking && dialog !== undefined);

  return (
    <div>
      <h2>Write to us</h2>
      <ul>
        <li>
          <button type="button" onClick={() => writeMail.execute(ADDRESS).subscribe(setStep)}>
            <Icon path={ICONS.mail} />
            <span>{ADDRESS}</span>
          </button>
        </li>
        <SocialLinks />
      </ul>
      {isOpen && dialog && (
        <dialog.CopyAddress
          address={ADDRESS}
          onCopy={() => writeMail.copy(ADDRESS).subscribe(setStep)}
          onClose={() => setStep('done')}
        />
      )}
    </div>
  );
}

const BROWSE: readonly ListingName[] = ['movie', 'tv', 'trending', 'top-rated'];

/** The visitor's own screens, their year and their data. */
function Yours() {
  const year = yearOfDay(dayOf(useApp().clock.now()));
  return (
    <nav aria-labelledby="yours">
      <h2 id="yours">Yours</h2>
      <ul>
        {OWN_SCREENS.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={yearPath(year)}>Your year</Link>
        </li>
        <li>
          <Link to={addressOf('data')}>Your data</Link>
        </li>
      </ul>
    </nav>
  );
}

/** Names the source of the films, in the words that TMDB asks for, and says whether the films exist at all. */
function FooterLegal() {
  const { catalogChoice } = useApp();
  return (
    <div className={legal.legal}>
      <a className={legal.powered} href="https://www.themoviedb.org" target="_blank" rel="noopener noreferrer">
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
          <div className={legal.demo}>
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

/** The footer: a ticket across the page. */
export function Footer() {
  return (
    <footer className={styles.footer} data-ground="ticket">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p aria-hidden="true">
            <Wordmark large />
          </p>
          <p className={styles.tagline}>The afternoon picture, and a list of your own to keep it in.</p>
        </div>
        <nav aria-labelledby="browse">
          <h2 id="browse">Browse</h2>
          <ul>
            {BROWSE.map((name) => (
              <li key={name}>
                <Link to={listingPath(name)}>{LISTINGS[name].title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Yours />
        <WriteToUs />
        <FooterLegal />
      </div>
    </footer>
  );
}
