import type { ReactNode } from 'react';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatRuntime } from '#domain/format/format-runtime.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { hasRating } from '#domain/title.ts';
import { type Fact, Facts } from '../../components/page/facts.tsx';
import { Link } from '../../components/page/link.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { useMark } from '../../hooks/use-mark.ts';
import { knownLines } from './known-lines.ts';
import styles from './title-ticket.module.css';

interface TitleTicketProps {
  readonly title: TitleDetails;
  readonly stub: ReactNode;
}

const rating = (title: TitleDetails, mark: Mark | undefined) =>
  hasRating(title) && (
    <>
      <ProviderRating title={title} mark={mark} look="text" />{' '}
      {title.vote_count > 0 && <small>{countOf(title.vote_count, 'vote')}</small>}
    </>
  );

/** The year leads to the titles of that year (product.md, Detail: names). */
const yearLink = (title: TitleDetails) => {
  const text = releaseYear(title);
  if (text === undefined) return undefined;
  const year = Number(text);
  return (
    <Link className={styles.year} to={filteredListingPath(title.media_type, { fromYear: year, toYear: year })}>
      {text}
    </Link>
  );
};

/** The facts of a title on the ticket. Unknown values are left out. */
const titleFacts = (title: TitleDetails, mark: Mark | undefined): readonly Fact[] =>
  knownLines([
    { label: 'Rating', value: rating(title, mark) },
    { label: 'Runtime', value: title.runtime && formatRuntime(title.runtime) },
    { label: 'Year', value: yearLink(title) },
    { label: 'Status', value: title.status && <bdi>{title.status}</bdi> },
  ]);

/** The ticket, with the main facts and the button that opens the trailer. */
export function TitleTicket({ title, stub }: TitleTicketProps) {
  const facts = titleFacts(title, useMark(title));
  return (
    <Ticket className={styles.ticket} bodyClassName={styles.body} stub={stub}>
      {facts.length > 0 ? <Facts className={styles.facts} facts={facts} /> : <p>Details to be announced.</p>}
    </Ticket>
  );
}
