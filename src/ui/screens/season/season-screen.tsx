import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowSeason } from '#application/use-cases/shows/season-queries.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { readId } from '#domain/addresses/read-id.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { seasonPath } from '#domain/addresses/season-path.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import { nextInSeason } from '#domain/shows/next-in-season.ts';
import { progressOf } from '#domain/shows/next-of-show.ts';
import { byPresentNumbers, withSeason } from '#domain/shows/present-numbers.ts';
import { type SeasonLine, seasonLines } from '#domain/shows/season-lines.ts';
import { seasonName } from '#domain/shows/season-name.ts';
import { seasonProgress, type SeasonProgress } from '#domain/shows/season-progress.ts';
import { inSeasonOrder, isSpecials } from '#domain/shows/season.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { WATCH_AGAIN_TEXT, watchAgainOffer } from '#domain/shows/watch-again-offer.ts';
import { isSeason, seenOfSeason, type WatchedShow, titleOfShow } from '#domain/shows/watched-show.ts';
import type { SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { AskedPage } from '../../components/feedback/asked-page.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { MoreMenu } from '../../components/form/more-menu.tsx';
import { LinkRow } from '../../components/page/head/link-row.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { WayUp } from '../../components/page/head/way-up.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { Link } from '../../components/page/link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useLateQuery } from '../../hooks/code/use-late-query.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useShowSeen } from '../../hooks/use-show-seen.ts';
import { SeasonEpisodes } from './season-episodes.tsx';
import lineStyles from './episode-line.module.css';
import head from './season-head.module.css';
import styles from './season-page.module.css';

interface WholeSeasonProps {
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  readonly progress: SeasonProgress;
  readonly shows: ShowsFacade;
}

/** Ticks all of a season that is out, or clears it (product.md, Shows: whole season). */
function WholeSeason({ of, lines, progress, shows: { markEpisodes, tickSeason } }: WholeSeasonProps) {
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

type Tab = Pick<SeasonSummary, 'season_number'>;

/** All seasons, also one that the show has no more. */
const tabsOf = ({ seasons = [] }: TitleDetails, number: number): readonly Tab[] => {
  const isKnown = seasons.some(({ season_number }) => season_number === number);
  return inSeasonOrder<Tab>(isKnown ? seasons : [...seasons, { season_number: number }]);
};

/** The seasons of the show, and which of them this is (product.md, Shows: season screen). */
function SeasonTabs({ details, number }: { readonly details: TitleDetails; readonly number: number }) {
  return (
    <LinkRow label="Seasons" look="tabs">
      {tabsOf(details, number).map((season) => (
        <Link
          key={season.season_number}
          to={seasonPath(details.id, season.season_number)}
          aria-current={season.season_number === number ? 'page' : undefined}
        >
          {!isSpecials(season) && <Hidden>Season </Hidden>}
          <span>{isSpecials(season) ? 'Specials' : season.season_number}</span>
        </Link>
      ))}
    </LinkRow>
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
function SeasonMenu({ title, seen, isVeiled, shows }: SeasonMenuProps) {
  const { setChoices, stopFollowing, watchAgain } = shows;
  const { show } = seen;
  const offer = watchAgainOffer(seen, progressOf(title, seen));
  const isStopped = show?.stoppedAt !== undefined;
  return (
    <MoreMenu label="More" className={head.more}>
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

/** Whether something of a season was seen, in whatever round. */
const isTicked = ({ ever, show }: ShowSeen, number: number): boolean =>
  [ever?.show, show].some((each) => each && seenOfSeason(each, number).length > 0);

interface SeasonContentsProps {
  readonly number: number;
  /** Undefined while it is loaded. */
  readonly answer: ShowSeason | undefined;
  readonly seen: ShowSeen & { readonly show: WatchedShow | undefined };
  /** Undefined while its code is on its way. */
  readonly shows: ShowsFacade | undefined;
}

/** A season that is shown: one that the provider lost has no episodes but those that were ticked. */
const shownOf = ({ details, season }: ShowSeason, number: number): SeasonOfShow => ({
  title: details,
  season: season ?? { season_number: number, name: '', episodes: [] },
  state: details,
});

/** What it is called on the show's page, else as the season itself says, in which language, and with the name of the show. */
const namesOf = (answer: ShowSeason | undefined, number: number) => {
  if (!answer) return { name: undefined, language: undefined, label: '' };
  const { details, season } = answer;
  const summary = details.seasons?.find(({ season_number }) => season_number === number);
  const { name: own = '', name_language: language } = (summary?.name ? summary : season) ?? {};
  const name = seasonName({ season_number: number, name: own });
  return { name, language, label: `${titleName(details)}, ${name}` };
};

const NOTHING_SEEN = { seen: 0, total: 0 };

interface Counted {
  readonly lines: readonly SeasonLine[];
  readonly progress: SeasonProgress;
  /** The number of the episode that is next. */
  readonly next?: number | undefined;
}

/** Its lines, how much of it was seen, by the numbers that the show has now, and what is next. */
const countedOf = (of: SeasonOfShow | undefined, seen: ShowSeen): Counted => {
  if (!of) return { lines: [], progress: NOTHING_SEEN };
  const { season, state } = of;
  const seasons = withSeason(state?.seasons, season);
  const present = byPresentNumbers(seasons, seen);
  const progress = seasonProgress(season, { seasons }, present) ?? NOTHING_SEEN;
  return { lines: seasonLines(season, present), progress, next: nextInSeason(season, { seasons }, seen) };
};

interface KnownProps extends Pick<SeasonContentsProps, 'number' | 'seen'>, Pick<Counted, 'lines' | 'next'> {
  readonly answer: ShowSeason;
  readonly of: SeasonOfShow;
  readonly label: string;
  readonly shows: ShowsFacade;
}

/** The other seasons, and the episodes. */
function Known({ number, answer, of, seen, lines, next, label, shows }: KnownProps) {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsUnseen === true);
  return (
    <>
      <div className={head.seasons} data-bar="">
        <SeasonTabs details={answer.details} number={number} />
        <SeasonMenu title={answer.details} seen={seen} isVeiled={isVeiled} shows={shows} />
      </div>
      {lines.length === 0 ? (
        <p className={styles.nothing}>Nothing is known of its episodes yet.</p>
      ) : (
        <SeasonEpisodes {...{ label, of, lines, next, isVeiled, shows }} />
      )}
    </>
  );
}

const LINES = 8;

/** Placeholders for the seasons and the first episodes, in the same places. */
function SeasonSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={head.seasons} />
      <ul className={lineStyles.list}>
        {Array.from({ length: LINES }, (_, index) => (
          <li key={index} className={lineStyles.placeholder}>
            <div className={lineStyles.line}>
              <Placeholder className={lineStyles.still} />
              <div className={lineStyles.texts}>
                <Placeholder className={lineStyles.namePlaceholder} />
                <Placeholder className={lineStyles.metaPlaceholder} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to the show, the heading, what can be done with the whole season, and all that is known of it. */
function SeasonContents({ number, answer, seen, shows }: SeasonContentsProps) {
  const of = useMemo(() => answer && shownOf(answer, number), [answer, number]);
  const { lines, progress, next } = useMemo(() => countedOf(of, seen), [of, seen]);
  const isKnown = answer !== undefined;
  const { name, language, label } = namesOf(answer, number);
  const isReady = answer && of && shows;
  return (
    <>
      <PageMeta title={label ? `${label}, Matinee` : 'Matinee'} />
      <WayUp to={answer && titlePath(answer.details)}>{answer && <TitleName title={answer.details} />}</WayUp>
      <PageHead
        className={head.top}
        title={name}
        language={language}
        value={isKnown && progress.total === 0 ? undefined : seenOf(progress.seen, progress.total)}
        isValueKnown={isKnown}
      >
        {isReady ? (
          <WholeSeason {...{ of, lines, progress, shows }} />
        ) : (
          <Placeholder className={styles.buttonPlaceholder} />
        )}
      </PageHead>
      {isReady ? <Known {...{ number, answer, of, seen, lines, next, label, shows }} /> : <SeasonSkeleton />}
    </>
  );
}

/** A season, or the reason why none can be shown. One that the provider lost is shown while something was seen of it. */
function SeasonPage({ show, number }: { readonly show: number; readonly number: number }) {
  const { asked, facade, retry } = useLateQuery('shows', ({ queries }) => queries.seasonOf(show, number));
  const seen = useShowSeen(show);
  const answer = asked.status === 'loaded' ? asked.value : undefined;

  if (answer && !answer.season && !isTicked(seen, number)) return <NotFound />;
  return (
    <AskedPage section="Season" asked={asked} onRetry={retry} className={styles.page}>
      <SeasonContents number={number} answer={answer} seen={seen} shows={facade} />
    </AskedPage>
  );
}

/** The screen at `/tv/{id}/season/{n}` (product.md, Shows: season screen). */
export function SeasonScreen() {
  const { id = '', season = '' } = useParams();
  const show = readId(id);
  if (show === undefined || !isSeason(season)) return <NotFound />;
  return <SeasonPage key={`${show} ${season}`} show={show} number={Number(season)} />;
}
