import { useRef } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import { addressOf } from '#domain/screens.ts';
import { titleKey } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMakeRoom } from './use-make-room.ts';
import styles from './welcome-card.module.css';

interface WelcomeCardProps {
  /** Whether the page was on the screen before the card came. */
  readonly isLate: boolean;
}

const POSTERS = 3;

/** Greets a visitor who has a watchlist, with the titles that were added to it last. */
export function WelcomeCard({ isLate }: WelcomeCardProps) {
  const watchlist = useLibrary((library) => library.watchlist);
  const name = useLibrary((library) => library.username ?? DEFAULT_USERNAME);
  const card = useRef<HTMLElement>(null);
  useMakeRoom(card, isLate);
  return (
    <section ref={card} className={styles.card} aria-label="Welcome back">
      <div className={styles.posters} aria-hidden="true">
        {watchlist
          .slice(-POSTERS)
          .toReversed()
          .map((title) => (
            <Picture key={titleKey(title)} path={title.poster_path ?? null} use="thumb" />
          ))}
      </div>
      <p>
        <span>Welcome back,</span> <bdi>{name}</bdi>
        <span>. You have</span> <b>{formatCount(watchlist.length)}</b>{' '}
        <span>{`${watchlist.length === 1 ? 'item' : 'items'} in your watchlist.`}</span>
      </p>
      <ButtonLink to={addressOf('watchlist')} icon={ICONS.ticket}>
        Watchlist
      </ButtonLink>
    </section>
  );
}
