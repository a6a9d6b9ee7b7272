import { Fragment } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import { directorsOf, writersOf, type Credits } from '#domain/credits.ts';
import { formatDollars } from '#domain/format/format-dollars.ts';
import { formatLongDate } from '#domain/format/format-long-date.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { releaseDateOf } from '#domain/title.ts';
import { CreditLines, type CreditLine } from '../../components/page/credit-lines.tsx';
import { knownLines } from './known-lines.ts';
import { LinePlaceholder } from './title-skeleton.tsx';
import styles from './title-article.module.css';

/** Names in one line. Each name has its own text direction. */
function Names({ names }: { readonly names: readonly string[] }) {
  return [...new Set(names)].map((name, index) => (
    <Fragment key={name}>
      <span>{index > 0 && ', '}</span>
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

const drawNames = (names: readonly string[]) => names.length > 0 && <Names names={names} />;

const jobLine = (job: string, names: readonly string[]) => ({
  label: names.length > 1 ? `${job}s` : job,
  value: drawNames(names),
});

/** The credit lines that name the crew (product.md, Detail: crew). */
const crewLines = (credits: Credits): readonly CreditLine[] =>
  knownLines([jobLine('Director', directorsOf(credits)), jobLine('Writer', writersOf(credits))]);

const releaseDate = (title: TitleDetails): string | undefined => {
  const date = releaseDateOf(title);
  return date && formatLongDate(date);
};

/** The credit lines that come with the details. */
const detailLines = (title: TitleDetails): readonly CreditLine[] =>
  knownLines([
    { label: 'Created by', value: drawNames(title.created_by.map(({ name }) => name)) },
    { label: 'Genres', value: drawNames(title.genres.map(({ name }) => name)) },
    { label: 'Release date', value: releaseDate(title) },
    { label: 'Revenue', value: title.revenue && formatDollars(title.revenue) },
  ]);

interface TitleCreditsProps {
  readonly title: TitleDetails;
  readonly credits: Loadable<Credits>;
}

const WAITING: readonly CreditLine[] = [
  { label: 'Director', value: <LinePlaceholder /> },
  { label: 'Writer', value: <LinePlaceholder /> },
];

/** The people who made the title, and its other facts. Without credits, it shows only the facts from the details. */
export function TitleCredits({ title, credits }: TitleCreditsProps) {
  const crew = credits.status === 'loaded' ? crewLines(credits.value) : [];
  // Shows rarely have a director, so they reserve no room for one.
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
