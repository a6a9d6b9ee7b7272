import { useMemo, useState } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowSeason } from '#application/use-cases/shows/season-queries.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import { byPresentNumbers, withSeason } from '#domain/shows/present-numbers.ts';
import { type SeasonLine, seasonLines } from '#domain/shows/season-lines.ts';
import { seasonName } from '#domain/shows/season-name.ts';
import { seasonPath } from '#domain/shows/season-path.ts';
import { seasonProgress, type SeasonProgress } from '#domain/shows/season-progress.ts';
import { inSeasonOrder } from '#domain/shows/season.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import type { SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import { SeasonEpisodes } from './season-episodes.tsx';
import { SeasonSkeleton } from './season-skeleton.tsx';
import styles from './season-page.module.css';

interface SeasonActionsProps {
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  readonly progress: SeasonProgress;
  readonly isVeiled: boolean;
  readonly shows: ShowsFacade;
}

/** What can be done with a whole season (product.md, Shows: whole season) (product.md, Shows: veil). */
function SeasonActions({ of, lines, progress, isVeiled, shows }: SeasonActionsProps) {
  const { markEpisodes, tickSeason, setChoices } = shows;
  const [isBusy, setBusy] = useState(false);
  const { seen, total } = progress;
  const ticked = lines.flatMap((line) => (line.seen === undefined ? [] : [line.number]));
  // Of a season that the provider lost, only what was ticked is there.
  const isWhole = ticked.length > 0 && seen === total;
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    await (isWhole ? markEpisodes.clear(of, ticked) : tickSeason.execute(of));
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="toggle"
        aria-pressed={isWhole}
        aria-busy={isBusy}
        disabled={total === 0 && ticked.length === 0}
        onClick={() => void toggle()}
      >
        All of this season
      </Button>
      <Button variant="toggle" aria-pressed={isVeiled} onClick={() => setChoices.execute({ veilsUnseen: !isVeiled })}>
        Hide what I have not seen
      </Button>
    </div>
  );
}

interface SeasonLinksProps {
  readonly details: TitleDetails;
  readonly number: number;
}

/** The seasons beside one; also of one that the show has no more. */
const neighboursOf = ({ seasons = [] }: TitleDetails, number: number) => {
  const others = seasons.filter(({ season_number }) => season_number !== number);
  const all = inSeasonOrder<Pick<SeasonSummary, 'season_number' | 'name'>>([
    ...others,
    { season_number: number, name: '' },
  ]);
  const at = all.findIndex(({ season_number }) => season_number === number);
  return { before: all[at - 1], after: all[at + 1] };
};

/** Back to the show, and to the seasons before and after. */
function SeasonLinks({ details, number }: SeasonLinksProps) {
  const { before, after } = neighboursOf(details, number);
  return (
    <nav className={styles.links} aria-label="Seasons">
      {before && (
        <ButtonLink icon={ICONS.left} to={seasonPath(details.id, before.season_number)}>
          <Hidden>Previous season: </Hidden>
          <bdi>{before.name}</bdi>
        </ButtonLink>
      )}
      <ButtonLink icon={ICONS.tv} className={styles.show} to={titlePath(details)}>
        <bdi>{titleName(details)}</bdi>
      </ButtonLink>
      {after && (
        <ButtonLink icon={ICONS.right} className={styles.next} to={seasonPath(details.id, after.season_number)}>
          <Hidden>Next season: </Hidden>
          <bdi>{after.name}</bdi>
        </ButtonLink>
      )}
    </nav>
  );
}

interface SeasonContentsProps {
  readonly number: number;
  /** Undefined while it is loaded. */
  readonly answer: ShowSeason | undefined;
  readonly seen: ShowSeen;
  /** Undefined while its code is on its way. */
  readonly shows: ShowsFacade | undefined;
}

/** A season that is shown: one that the provider lost has no episodes but those that were ticked. */
const shownOf = ({ details, season }: ShowSeason, number: number): SeasonOfShow => ({
  title: details,
  season: season ?? { season_number: number, name: '', episodes: [] },
  state: details,
});

/** What it is called on the show's page, else as the season itself says. */
const nameOf = ({ details, season }: ShowSeason, number: number): string => {
  const summary = details.seasons?.find(({ season_number }) => season_number === number);
  return seasonName({ season_number: number, name: summary?.name || (season?.name ?? '') });
};

const NOTHING_SEEN = { seen: 0, total: 0 };

interface Counted {
  readonly lines: readonly SeasonLine[];
  readonly progress: SeasonProgress;
}

/** Its lines, and how much of it was seen, by the numbers that the show has now. */
const countedOf = (of: SeasonOfShow | undefined, seen: ShowSeen): Counted => {
  if (!of) return { lines: [], progress: NOTHING_SEEN };
  const { season, state } = of;
  const seasons = withSeason(state?.seasons, season);
  const present = byPresentNumbers(seasons, seen);
  const progress = seasonProgress(season, { seasons }, present) ?? NOTHING_SEEN;
  return { lines: seasonLines(season, present), progress };
};

/** The heading, the ways to other seasons, what can be done with the whole season, and its episodes. */
export function SeasonContents({ number, answer, seen, shows }: SeasonContentsProps) {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsUnseen === true);
  const of = useMemo(() => answer && shownOf(answer, number), [answer, number]);
  const { lines, progress } = useMemo(() => countedOf(of, seen), [of, seen]);
  const isKnown = answer !== undefined;
  const title = answer && `${titleName(answer.details)}, ${nameOf(answer, number)}`;
  return (
    <>
      <PageMeta title={title === undefined ? 'Matinee' : `${title}, Matinee`} />
      <PageHead
        title={title}
        value={isKnown && progress.total === 0 ? undefined : seenOf(progress.seen, progress.total)}
        isValueKnown={isKnown}
      />
      {answer && of && shows ? (
        <>
          <SeasonLinks details={answer.details} number={number} />
          {lines.length === 0 ? (
            <p className={styles.nothing}>Nothing is known of its episodes yet.</p>
          ) : (
            <>
              <SeasonActions of={of} lines={lines} progress={progress} isVeiled={isVeiled} shows={shows} />
              <SeasonEpisodes label={title ?? ''} of={of} lines={lines} isVeiled={isVeiled} shows={shows} />
            </>
          )}
        </>
      ) : (
        <SeasonSkeleton />
      )}
    </>
  );
}
