import { useRef } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { seasonPath } from '#domain/addresses/season-path.ts';
import { isCalendarDay } from '#domain/days/day-of-time.ts';
import { yearOfDay } from '#domain/diary/year-of.ts';
import { countOf } from '#domain/format/format-count.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import { progressOf } from '#domain/shows/next-of-show.ts';
import { LOST_TEXT } from '#domain/shows/season-lines.ts';
import { seasonOn, seasonsOverview, type SeasonOverview } from '#domain/shows/season-overview.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { WATCH_AGAIN_TEXT, watchAgainOffer } from '#domain/shows/watch-again-offer.ts';
import { seasonsSeen, type WatchedShow } from '#domain/shows/watched-show.ts';
import type { SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { CardMeta } from '../../../components/card/card-meta.tsx';
import { CardRow } from '../../../components/card/card-row.tsx';
import { RowArrows } from '../../../components/card/row-arrows.tsx';
import { useRowScroll } from '../../../components/card/use-row-scroll.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Button } from '../../../components/form/button.tsx';
import { MoreMenu } from '../../../components/form/more-menu.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { Link } from '../../../components/page/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { Poster } from '../../../components/picture/poster.tsx';
import { textAttributes } from '../../../components/title/text-attributes.ts';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useShowSeen } from '../../../hooks/use-show-seen.ts';
import card from '../../../components/card/card.module.css';
import styles from './show-seasons.module.css';

const yearOf = ({ air_date = '' }: SeasonSummary): string | undefined =>
  isCalendarDay(air_date) ? yearOfDay(air_date) : undefined;

/** '8 of 10 seen', else how many episodes it has. */
const progressText = ({ season: { episode_count }, progress, isLost }: SeasonOverview): string | undefined => {
  if (isLost) return LOST_TEXT;
  if (progress) return seenOf(progress.seen, progress.total);
  return episode_count > 0 ? countOf(episode_count, 'episode') : undefined;
};

interface SeasonCardProps {
  readonly show: number;
  readonly overview: SeasonOverview;
  /** Whether it has what the visitor watches next. */
  readonly isOn: boolean;
}

function SeasonCard({ show, overview, isOn }: SeasonCardProps) {
  const { season_number, name, name_language, poster_path } = overview.season;
  return (
    <li className={classNames(card.card, card.inRow, styles.season, isOn && styles.on)}>
      <Link className={card.link} to={seasonPath(show, season_number)}>
        <Poster className={card.poster} path={poster_path} use="row" />
        <h3 className={card.title} {...textAttributes(name, name_language)}>
          {name}
        </h3>
      </Link>
      <CardMeta facts={[isOn ? 'Next' : undefined, yearOf(overview.season), progressText(overview)]} />
    </li>
  );
}

interface SeasonActionsProps {
  readonly title: TitleDetails;
  readonly seen: ShowSeen & { readonly show: WatchedShow | undefined };
  /** Called where the pressed button is about to disappear. */
  readonly onGone: () => void;
}

/**
 * The way to what is next of all shows, and what can be done with this one: to follow it, and to watch one that was seen again
 * (product.md, Shows: following) (product.md, Shows: rounds). On a phone all but the way are behind '…', for which the heading has no room.
 */
function SeasonActions({ title, seen, onGone }: SeasonActionsProps) {
  const withShows = useFacade('shows');
  const { show } = seen;
  const offer = watchAgainOffer(seen, progressOf(title, seen));
  const isStopped = show?.stoppedAt !== undefined;
  const again = (kind: keyof typeof WATCH_AGAIN_TEXT) => () =>
    void withShows(({ watchAgain }) => watchAgain[kind](title));
  const toggle = () => {
    // Nothing is kept of a show that is followed again and has no ticks: the pressed button is about to disappear.
    if (show && isStopped && seasonsSeen(show).length === 0) onGone();
    void withShows(({ stopFollowing }) => stopFollowing[isStopped ? 'takeBack' : 'execute'](title));
  };
  if (!show && !offer) return null;
  return (
    <>
      {show && (
        <ButtonLink variant="quiet" className={styles.following} to={addressOf('up-next')}>
          Up next
        </ButtonLink>
      )}
      <MoreMenu isInline label="More about the seasons" className={styles.following}>
        {offer && (
          <Button className={styles.following} onClick={again(offer)}>
            {WATCH_AGAIN_TEXT[offer]}
          </Button>
        )}
        {show && (
          <Button className={styles.following} onClick={toggle}>
            {isStopped ? 'Follow again' : 'Stop following'}
          </Button>
        )}
      </MoreMenu>
    </>
  );
}

/** The seasons of a show, from its details alone (product.md, Shows: seasons of a show). Absent where it has none. */
export function ShowSeasons({ title }: { readonly title: TitleDetails }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { attach, ...scroll } = useRowScroll();
  const seen = useShowSeen(title.id);
  const seasons = seasonsOverview(title, seen);
  const isFollowed = seen.show !== undefined && seen.show.stoppedAt === undefined;
  const on = isFollowed ? seasonOn(seasons, seen.ever !== undefined) : undefined;
  if (seasons.length === 0) return null;
  const end = (
    <>
      <SeasonActions {...{ title, seen }} onGone={() => heading.current?.focus()} />
      <RowArrows title="Seasons" {...scroll} />
    </>
  );
  return (
    <Section title="Seasons" headingRef={heading} arrows={end}>
      <CardRow label="Seasons" ref={attach}>
        {seasons.map((overview) => (
          <SeasonCard key={overview.season.season_number} show={title.id} overview={overview} isOn={overview === on} />
        ))}
      </CardRow>
    </Section>
  );
}
