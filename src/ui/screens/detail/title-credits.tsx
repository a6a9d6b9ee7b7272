import type { Loadable } from '#application/views/loadable-view.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { CreditLines, type CreditLine } from '../../components/page/credit-lines.tsx';
import { crewLines, detailLines } from './detail-lines.tsx';
import { LineBone } from './title-bones.tsx';
import styles from './title-article.module.css';

interface TitleCreditsProps {
  readonly title: TitleDetails;
  readonly credits: Loadable<Credits>;
}

const WAITING: readonly CreditLine[] = [
  { label: 'Director', value: <LineBone /> },
  { label: 'Writer', value: <LineBone /> },
];

/** Who made it, and the rest of its record. Without credits, what the details say stands alone. */
export function TitleCredits({ title, credits }: TitleCreditsProps) {
  const crew = credits.status === 'loaded' ? crewLines(credits.value) : [];
  // Shows rarely have a director: no room is held for one.
  const waits = credits.status === 'loading' && title.media_type === 'movie';
  const lines = [...(waits ? WAITING : crew), ...detailLines(title)];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="credits" aria-busy={credits.status === 'loading'}>
      <h2 id="credits">Credits</h2>
      <CreditLines key={credits.status} className={styles.credits} lines={lines} />
    </section>
  );
}
