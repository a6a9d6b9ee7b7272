import type { ReactNode } from 'react';
import type { TitleDetails } from '#domain/title-details.ts';
import { Facts } from '../../components/page/facts.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { titleFacts } from './title-facts.tsx';
import styles from './title-ticket.module.css';

interface TitleTicketProps {
  readonly title: TitleDetails;
  readonly stub: ReactNode;
}

/** The ticket, with the main facts and the button that opens the trailer. */
export function TitleTicket({ title, stub }: TitleTicketProps) {
  const facts = titleFacts(title);
  return (
    <Ticket className={styles.ticket} bodyClassName={styles.body} stub={stub}>
      {facts.length > 0 ? <Facts className={styles.facts} facts={facts} /> : <p>Details to be announced.</p>}
    </Ticket>
  );
}
