import { useParams } from 'react-router-dom';
import { readId } from '#domain/addresses/read-id.ts';
import type { ShowSeen } from '#domain/shows/seen-episodes.ts';
import { isSeason, seenOfSeason } from '#domain/shows/watched-show.ts';
import { AskedPage } from '../../components/feedback/asked-page.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { useLateQuery } from '../../hooks/code/use-late-query.ts';
import { useShowSeen } from '../../hooks/use-show-seen.ts';
import { SeasonContents } from './season-contents.tsx';
import styles from './season-page.module.css';

interface SeasonPageProps {
  /** The number of the show. */
  readonly show: number;
  readonly number: number;
}

/** Whether something of a season was seen, in whatever round. */
const isTicked = ({ ever, show }: ShowSeen, number: number): boolean =>
  [ever?.show, show].some((each) => each && seenOfSeason(each, number).length > 0);

/** A season, or the reason why none can be shown. One that the provider lost is shown while something was seen of it. */
function SeasonPage({ show, number }: SeasonPageProps) {
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
