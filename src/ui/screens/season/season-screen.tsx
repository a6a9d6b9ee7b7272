import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { readId } from '#domain/addresses/read-id.ts';
import type { ClassifiedError } from '#domain/classified-error.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { isSeason, seenOfSeason } from '#domain/shows/watched-show.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useLateQuery } from '../../hooks/code/use-late-query.ts';
import { useShowSeen } from '../../hooks/use-show-seen.ts';
import { SeasonContents } from './season-contents.tsx';
import styles from './season-page.module.css';

interface SeasonPageProps {
  /** The number of the show. */
  readonly show: number;
  readonly number: number;
}

interface SeasonFailedProps {
  /** Undefined where the code that asks for it did not come. */
  readonly error: ClassifiedError | undefined;
  readonly onRetry: () => void;
}

function SeasonFailed({ error, onRetry }: SeasonFailedProps) {
  return (
    <>
      <PageMeta title="Failed to Load Season, Matinee" />
      <SectionFailure section="Season" heading="h1" error={error} onRetry={onRetry} />
    </>
  );
}

/** Whether something of a season was seen, in whatever round. */
const isTicked = ({ ever, show }: ShowSeen, number: number): boolean =>
  [ever?.show, show].some((each) => each && seenOfSeason(each, number).length > 0);

/** A season, or the reason why none can be shown. One that the provider lost is shown while something was seen of it. */
function SeasonPage({ show, number }: SeasonPageProps) {
  const { asked, facade, retry } = useLateQuery('shows', ({ queries }) => queries.seasonOf(show, number));
  const seen = useShowSeen(show);
  const page = useRef<HTMLDivElement>(null);
  const stay = () => {
    // The pressed button is about to disappear.
    page.current?.focus({ preventScroll: true });
    retry();
  };
  const answer = asked.status === 'loaded' ? asked.value : undefined;
  const isGone = answer && !answer.season && !isTicked(seen, number);

  if (isGone || (asked.status === 'failed' && asked.error?.type === 'not_found')) return <NotFound />;
  return (
    <div ref={page} tabIndex={-1} className={styles.page} aria-busy={asked.status === 'loading'}>
      {asked.status === 'failed' ? (
        <SeasonFailed error={asked.error} onRetry={stay} />
      ) : (
        <SeasonContents number={number} answer={answer} seen={seen} shows={facade} />
      )}
    </div>
  );
}

/** The screen at `/tv/{id}/season/{n}` (product.md, Shows: season screen). */
export function SeasonScreen() {
  const { id = '', season = '' } = useParams();
  const show = readId(id);
  if (show === undefined || !isSeason(season)) return <NotFound />;
  return <SeasonPage key={`${show} ${season}`} show={show} number={Number(season)} />;
}
