import { useMemo } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowSeason } from '#application/use-cases/shows/season-queries.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import { byPresentNumbers, withSeason } from '#domain/shows/present-numbers.ts';
import { seasonLines, type SeasonLine } from '#domain/shows/season-lines.ts';
import { seasonName } from '#domain/shows/season-name.ts';
import { seasonProgress, type SeasonProgress } from '#domain/shows/season-progress.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { titleName } from '#domain/title.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import { SeasonActions } from './season-actions.tsx';
import { SeasonEpisodes } from './season-episodes.tsx';
import { SeasonLinks } from './season-links.tsx';
import { SeasonSkeleton } from './season-skeleton.tsx';
import styles from './season-page.module.css';

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
