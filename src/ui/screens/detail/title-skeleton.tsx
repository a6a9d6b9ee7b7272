import { CreditLines } from '../../components/page/credit-lines.tsx';
import { Facts } from '../../components/page/facts.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { MarksPlace } from './marks-place.tsx';
import skeleton from './skeleton.module.css';
import styles from './title-article.module.css';
import ticket from './title-ticket.module.css';

const FACTS = ['Rating', 'Runtime', 'Year', 'Status'].map((label) => ({ label, value: <LinePlaceholder /> }));
const LINES = ['Director', 'Writer', 'Genres', 'Release date', 'Revenue', 'Language', 'Country', 'Companies'].map(
  (label) => ({
    label,
    value: <LinePlaceholder />,
  }),
);
const ACTIONS = ['Watchlist', 'Favorite', 'Collection', 'Share'];
const PARAGRAPH = ['first', 'second', 'third', 'fourth'];

/** Reserves the room of a title's tagline and ticket while they are loaded. */
export function TicketSkeleton() {
  return (
    <div aria-hidden="true">
      <p className={styles.tagline}>
        <Placeholder className={skeleton.tagline} />
      </p>
      <Ticket className={ticket.ticket} bodyClassName={ticket.body} stub={<Placeholder className={skeleton.button} />}>
        <Facts className={ticket.facts} facts={FACTS} />
      </Ticket>
    </div>
  );
}

/** Reserves the room of what can be done with a title, and of what is said about it. */
export function BodySkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.actions}>
        {ACTIONS.map((action) => (
          <Placeholder key={action} className={skeleton.action} />
        ))}
      </div>
      <MarksPlace />
      <div className={styles.columns}>
        <section>
          <h2>Overview</h2>
          <p>
            {PARAGRAPH.map((line) => (
              <Placeholder key={line} className={skeleton.line} />
            ))}
          </p>
        </section>
        <section>
          <h2>Credits</h2>
          <CreditLines className={styles.credits} lines={LINES} />
        </section>
      </div>
    </div>
  );
}

/** A placeholder for a few words in a line. */
export function LinePlaceholder() {
  return <Placeholder className={skeleton.words} />;
}
