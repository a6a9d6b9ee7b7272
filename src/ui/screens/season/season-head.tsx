import { useState } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { seasonPath } from '#domain/addresses/season-path.ts';
import { progressOf } from '#domain/shows/next-of-show.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import type { SeasonProgress } from '#domain/shows/season-progress.ts';
import { inSeasonOrder, isSpecials } from '#domain/shows/season.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { WATCH_AGAIN_TEXT, watchAgainOffer } from '#domain/shows/watch-again-offer.ts';
import { titleOfShow, type WatchedShow } from '#domain/shows/watched-show.ts';
import type { SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { titlePath } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { MoreMenu } from '../../components/form/more-menu.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { Link } from '../../components/page/link.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { showCurrent } from '../../components/page/show-current.ts';
import { TitleName } from '../../components/title/title-name.tsx';
import styles from './season-head.module.css';

interface WholeSeasonProps {
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  readonly progress: SeasonProgress;
  readonly shows: ShowsFacade;
}

/** Ticks all of a season that is out, or clears it (product.md, Shows: whole season). */
export function WholeSeason({ of, lines, progress, shows: { markEpisodes, tickSeason } }: WholeSeasonProps) {
  const [isBusy, setBusy] = useState(false);
  const { seen, total } = progress;
  const ticked = lines.flatMap((line) => (line.seen === undefined ? [] : [line.number]));
  // Of a season that the provider lost, only what was ticked is there.
  const isWhole = ticked.length > 0 && seen === total;
  if (lines.length === 0) return null;
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    await (isWhole ? markEpisodes.clear(of, ticked) : tickSeason.execute(of));
    setBusy(false);
  };
  return (
    <Button
      variant="toggle"
      aria-pressed={isWhole}
      aria-busy={isBusy}
      disabled={total === 0 && ticked.length === 0}
      onClick={() => void toggle()}
    >
      All of this season
    </Button>
  );
}

/** The way back to the show, above the heading. It holds its place while the show is not known. */
export function ShowLink({ details }: { readonly details: TitleDetails | undefined }) {
  if (!details)
    return (
      <p className={styles.show} aria-hidden="true">
        <Placeholder className={styles.showPlaceholder} />
      </p>
    );
  return (
    <p className={styles.show}>
      <Link to={titlePath(details)}>
        <Icon path={ICONS.left} />
        <TitleName title={details} />
      </Link>
    </p>
  );
}

type Tab = Pick<SeasonSummary, 'season_number'>;

/** All seasons, also one that the show has no more. */
const tabsOf = ({ seasons = [] }: TitleDetails, number: number): readonly Tab[] => {
  const isKnown = seasons.some(({ season_number }) => season_number === number);
  return inSeasonOrder<Tab>(isKnown ? seasons : [...seasons, { season_number: number }]);
};

/** The seasons of the show, and which of them this is (product.md, Shows: season screen). */
export function SeasonTabs({ details, number }: { readonly details: TitleDetails; readonly number: number }) {
  return (
    <nav aria-label="Seasons">
      <ul ref={showCurrent} className={styles.tabs}>
        {tabsOf(details, number).map((season) => (
          <li key={season.season_number}>
            <Link
              to={seasonPath(details.id, season.season_number)}
              aria-current={season.season_number === number ? 'page' : undefined}
            >
              {!isSpecials(season) && <Hidden>Season </Hidden>}
              <span>{isSpecials(season) ? 'Specials' : season.season_number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SeasonMenuProps {
  readonly title: TitleDetails;
  /** Without a show where nothing of it is kept. */
  readonly seen: ShowSeen & { readonly show: WatchedShow | undefined };
  readonly isVeiled: boolean;
  readonly shows: ShowsFacade;
}

/** What is chosen for all seasons of the show, and the way to what is next of all shows. */
export function SeasonMenu({ title, seen, isVeiled, shows }: SeasonMenuProps) {
  const { setChoices, stopFollowing, watchAgain } = shows;
  const { show } = seen;
  const offer = watchAgainOffer(seen, progressOf(title, seen));
  const isStopped = show?.stoppedAt !== undefined;
  return (
    <MoreMenu label="More" className={styles.more}>
      <Button icon={ICONS.hidden} onClick={() => setChoices.execute({ veilsUnseen: !isVeiled })}>
        {isVeiled ? 'Show spoilers' : 'Hide spoilers'}
      </Button>
      <ButtonLink icon={ICONS.tv} to={addressOf('up-next')}>
        Up next
      </ButtonLink>
      {offer && (
        <Button icon={ICONS.again} onClick={() => watchAgain[offer](title)}>
          {WATCH_AGAIN_TEXT[offer]}
        </Button>
      )}
      {show && (
        <Button
          icon={isStopped ? ICONS.plus : ICONS.close}
          onClick={() => stopFollowing[isStopped ? 'takeBack' : 'execute'](titleOfShow(show))}
        >
          {isStopped ? 'Follow again' : 'Stop following'}
        </Button>
      )}
    </MoreMenu>
  );
}
