import { type Ref, useEffect, useRef, useState } from 'react';
import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextState } from '#application/use-cases/shows/up-next.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { HomePart } from '#domain/library/home-part.ts';
import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import { titleOfShow } from '#domain/shows/watched-show.ts';
import { titleKey, titlePath, type TitleKey } from '#domain/title.ts';
import { CardRow } from '../../../components/card/card-row.tsx';
import { RowArrows } from '../../../components/card/row-arrows.tsx';
import { useRowScroll } from '../../../components/card/use-row-scroll.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { useMakeRoom } from '../../../components/hiding/use-make-room.ts';
import { classNames } from '../../../components/page/class-names.ts';
import { Counted } from '../../../components/page/counted.tsx';
import { Link } from '../../../components/page/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { placedShows, byWhatIsNext } from '../../../components/shows/kept-order.ts';
import { NextFacts } from '../../../components/shows/next-facts.tsx';
import { NextStill } from '../../../components/shows/next-still.tsx';
import { NextTick } from '../../../components/shows/next-tick.tsx';
import { ProgressLeader } from '../../../components/shows/progress-leader.tsx';
import { useUpNext } from '../../../components/shows/use-up-next.ts';
import { TitleName } from '../../../components/title/title-name.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { ShowSkeletons } from './show-skeletons.tsx';
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

const TITLE = 'Up next';

function Show({ of, shows }: { readonly of: UpNextShow; readonly shows: ShowsFacade }) {
  const title = titleOfShow(of.show);
  return (
    <li className={styles.show}>
      <NextStill of={of} use="still" />
      <ProgressLeader progress={of.progress} />
      <div className={styles.text}>
        <TitleName as="h3" className={styles.name} title={title}>
          {(name) => (
            <Link className={styles.link} to={titlePath(title)}>
              {name}
            </Link>
          )}
        </TitleName>
        <p className={styles.facts}>
          <NextFacts of={of} />
        </p>
      </div>
      <NextTick of={of} shows={shows} isSmall />
    </li>
  );
}

interface RowProps {
  readonly shows: ShowsFacade;
  readonly state: UpNextState;
  /** Whether nothing was next when it was last known: then a line is held in place of a row. */
  readonly wasUpToDate: boolean;
  /** Is told whether nothing is next of any of them, once that is known. */
  readonly onUpToDate: (isUpToDate: boolean) => void;
}

/** The number of shows on home (product.md, Up next: row). */
const SHOWN = 8;

/** What home shows of the followed shows while it is open. */
interface ShownUpNext {
  readonly places: readonly TitleKey[];
  /** Those of which it is not known yet what is next: they may turn out to be up to date. */
  readonly unknown: ReadonlySet<TitleKey>;
}

const NO_ROW: ShownUpNext = { places: [], unknown: new Set() };

/** Whether it is one of those that home shows. */
const isOfInterest = ({ now }: UpNextShow): boolean => now.status !== 'none' && now.status !== 'gone';

const isSame = (a: ShownUpNext, b: ShownUpNext): boolean =>
  a.places.join() === b.places.join() && [...a.unknown].join() === [...b.unknown].join();

/**
 * The row by what is known now: one that turns out to be up to date gives its place to another, and those that have come since are behind
 * the others, as far as there is room. The same reference while nothing of it changes.
 */
const nextHomeRow = (row: ShownUpNext, followed: readonly UpNextShow[]): ShownUpNext => {
  const shows = new Map(followed.map((show) => [show.key, show]));
  const come = followed.filter((show) => !row.places.includes(show.key) && isOfInterest(show)).toSorted(byWhatIsNext);
  const isOver = (key: TitleKey): boolean => {
    const show = shows.get(key);
    return row.unknown.has(key) && show !== undefined && !isOfInterest(show);
  };
  const kept = row.places.map((key) => (isOver(key) ? (come.shift()?.key ?? key) : key));
  const places = [...kept, ...come.slice(0, Math.max(0, SHOWN - kept.length)).map(({ key }) => key)];
  const unknown = new Set(places.filter((key) => shows.get(key)?.now.status === 'unknown'));
  const next = { places, unknown };
  return isSame(row, next) ? row : next;
};

/** The shows of the row. One that was ticked to its end stays where it is. */
const shownOf = ({ places }: ShownUpNext, followed: readonly UpNextShow[]): readonly UpNextShow[] => {
  const shows = new Map(followed.map((show) => [show.key, show]));
  return places.flatMap((key) => shows.get(key) ?? []);
};

/** The place of 'You are up to date.' until it is known. */
const HeldLine = () => <li className={styles.none} aria-hidden="true" />;

function Cards({ shows, state, wasUpToDate, onUpToDate }: RowProps) {
  const [row, setRow] = useState(NO_ROW);
  const { followed, awaited } = state;
  const now = nextHomeRow(row, placedShows(row.places, state));
  if (now !== row) setRow(now);
  const shown = shownOf(now, followed);
  const awaitedHere = awaited > 0 ? Math.min(SHOWN, followed.filter(isOfInterest).length) - shown.length : 0;
  const isOpen = shown.length === 0 && awaited > 0;
  const isUpToDate = shown.length === 0 && awaited === 0;
  useEffect(() => {
    if (!isOpen) onUpToDate(isUpToDate);
  }, [onUpToDate, isOpen, isUpToDate]);
  if (isUpToDate) return <li className={styles.none}>You are up to date.</li>;
  if (isOpen && wasUpToDate) return <HeldLine />;
  return (
    <>
      {shown.map((show) => (
        <Show key={show.key} of={show} shows={shows} />
      ))}
      <ShowSkeletons count={awaitedHere} />
    </>
  );
}

interface UpNextRowProps extends Pick<RowProps, 'wasUpToDate' | 'onUpToDate'> {
  /** How many shows are followed. */
  readonly count: number;
}

/** What comes next of the shows that the visitor follows, with the ways to all of them and to the calendar (product.md, Up next: row). */
function UpNextRow({ count, wasUpToDate, onUpToDate }: UpNextRowProps) {
  const { used } = useUpNext(true);
  const { attach, ...scroll } = useRowScroll();
  const ways = (
    <>
      <ButtonLink to={addressOf('calendar')} variant="quiet" className={styles.way}>
        Calendar
      </ButtonLink>
      <ButtonLink to={addressOf('up-next')} variant="quiet" className={styles.way}>
        {`See all ${formatCount(count)}`}
      </ButtonLink>
      <RowArrows title={TITLE} {...scroll} />
    </>
  );
  const waiting = wasUpToDate ? <HeldLine /> : <ShowSkeletons count={Math.min(count, SHOWN)} />;
  const isBusy = used.status !== 'known' || used.state.awaited > 0;
  return (
    <div className={styles.shows}>
      <Section title={TITLE} arrows={ways}>
        <CardRow label={TITLE} ref={attach} busy={isBusy}>
          {used.status === 'known' ? (
            <Cards shows={used.shows} state={used.state} wasUpToDate={wasUpToDate} onUpToDate={onUpToDate} />
          ) : (
            waiting
          )}
        </CardRow>
      </Section>
    </div>
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
