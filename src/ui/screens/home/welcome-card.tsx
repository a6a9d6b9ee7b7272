import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import { titleKey } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { glideTiming } from '../../components/hiding/glide.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './welcome-card.module.css';

interface WelcomeCardProps {
  /** Whether the page was on the screen before the card came. */
  readonly isLate: boolean;
}

const POSTERS = 3;

const followersOf = (element: Element): readonly Element[] => {
  const next = element.nextElementSibling;
  return next ? [next, ...followersOf(next)] : [];
};

/** The distance, in pixels, by which an element moves the element after it. */
const roomOf = (element: HTMLElement, next: Element): number => {
  const { top } = next.getBoundingClientRect();
  element.hidden = true;
  const without = next.getBoundingClientRect().top;
  element.hidden = false;
  return top - without;
};

/**
 * Makes room for an element that comes when the page is already on the screen. The content after it stays in place if
 * the visitor is busy there: nothing disappears from under a pointer. Otherwise that content glides to its place
 * instead of jumping.
 */
const useMakeRoom = (arrival: RefObject<HTMLElement | null>, isLate: boolean): void => {
  useLayoutEffect(() => {
    const element = arrival.current;
    const followers = element ? followersOf(element) : [];
    const [next] = followers;
    if (!isLate || !element || !next) return;
    const room = roomOf(element, next);
    if (followers.some((follower) => follower.matches(':hover, :focus-within'))) {
      window.scrollBy({ top: room, behavior: 'instant' });
      return;
    }
    const timing = glideTiming();
    element.animate({ opacity: [0, 1] }, timing);
    for (const follower of followers) follower.animate({ translate: [`0 ${-room}px`, '0 0'] }, timing);
  }, [arrival, isLate]);
};

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
