import { type Ref, useEffect, useRef, useState } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import type { HomePart } from '#domain/library/home-part.ts';
import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import { titleKey } from '#domain/title.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { useMakeRoom } from '../../../components/hiding/use-make-room.ts';
import { classNames } from '../../../components/page/class-names.ts';
import { Counted } from '../../../components/page/counted.tsx';
import { Link } from '../../../components/page/link.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useUpNext } from '../../../components/shows/use-up-next.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { UpNextRow } from './up-next-row.tsx';
import styles from './back.module.css';
import card from './welcome-card.module.css';

function Items() {
  const count = useLibrary(({ watchlist }) => watchlist.length);
  return <Counted count={count} one="item" rest=" in your watchlist" />;
}

/** 'Welcome back, Ada. You have 24 items in your watchlist.' The count leads there where no button beside it does. */
function WelcomeText({ isLink = false }: { readonly isLink?: boolean }) {
  const name = useLibrary(({ username }) => username ?? DEFAULT_USERNAME);
  return (
    <>
      <span>Welcome back,</span> <bdi>{name}</bdi>
      <span>. You have</span>{' '}
      {isLink ? (
        <Link className={styles.count} to={addressOf('watchlist')}>
          <Items />
        </Link>
      ) : (
        <Items />
      )}
      <span>.</span>
    </>
  );
}

const POSTERS = 3;

/** Greets a visitor who has a watchlist, with the titles that were added to it last. */
function WelcomeCard({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const watchlist = useLibrary((library) => library.watchlist);
  return (
    <section ref={ref} className={classNames(card.card, styles.card)} aria-label="Welcome back">
      <div className={card.posters} aria-hidden="true">
        {watchlist
          .slice(-POSTERS)
          .toReversed()
          .map((title) => (
            <Picture key={titleKey(title)} path={title.poster_path ?? null} use="thumb" />
          ))}
      </div>
      <p>
        <WelcomeText />
      </p>
      <ButtonLink to={addressOf('watchlist')} icon={ICONS.ticket}>
        Watchlist
      </ButtonLink>
    </section>
  );
}

/**
 * Greets a visitor who is back: with what is next of the shows that are followed, else with the titles that were added to the watchlist last.
 * It is late where the page was on the screen before it came, and held no place for it.
 */
export function WelcomeBack({ isLate }: { readonly isLate: boolean }) {
  const { homeMemory } = useApp();
  const hasList = useLibrary(({ watchlist }) => watchlist.length > 0);
  const episodes = useLibrary((library) => library.episodes);
  const isMissing = useUpNext(false).used.status === 'missing';
  // As it was at the last visit, until it is known.
  const [isUpToDate, setUpToDate] = useState(() => homeMemory.recall()?.includes('line') === true);
  const place = useRef<HTMLDivElement>(null);
  const count = followedShows(episodes).length;
  const hasShows = count > 0 && !isMissing;
  useEffect(() => {
    const ofShows: HomePart = isUpToDate ? 'line' : 'row';
    const parts: readonly (HomePart | false)[] = [hasList && 'list', hasShows && ofShows];
    homeMemory.remember(parts.filter((part) => part !== false));
  }, [homeMemory, hasList, hasShows, isUpToDate]);
  useMakeRoom(place, isLate);
  if (!hasShows) return hasList && <WelcomeCard ref={place} />;
  return (
    <div ref={place} className={styles.back}>
      {hasList && (
        <p className={styles.welcome}>
          <WelcomeText isLink />
        </p>
      )}
      <UpNextRow count={count} wasUpToDate={isUpToDate} onUpToDate={setUpToDate} />
    </div>
  );
}
