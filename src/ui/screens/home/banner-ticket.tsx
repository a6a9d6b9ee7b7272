import { titleKey, titlePath, type Title } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Link } from '../../components/page/link.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { TicketFace } from './ticket-face.tsx';
import styles from './banner-ticket.module.css';

interface BannerTicketProps {
  readonly titles: readonly Title[];
  /** The index of the slide that is shown. */
  readonly index: number;
  /** Whether the banner turns by itself. Nothing is announced while it does. */
  readonly turning: boolean;
}

/**
 * The slide's title, and the link to it. The ticket has room for the most lines that a face may have, so that the page
 * below never moves. Like the picture, the whole ticket is a link, below the named links.
 */
export function BannerTicket({ titles, index, turning }: BannerTicketProps) {
  const { library } = useApp();
  const current = titles[index];
  if (!current) return null;
  const path = titlePath(current);
  return (
    <Ticket
      className={styles.ticket}
      bodyClassName={styles.body}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${titles.length}`}
      aria-live={turning ? 'off' : 'polite'}
      stub={
        <>
          <ButtonLink
            to={path}
            variant="primary"
            icon={ICONS.play}
            solidIcon
            onClick={() => library.recordView.execute(current)}
          >
            Watch Now
          </ButtonLink>
          <ButtonLink to={path} variant="quiet">
            More Info
          </ButtonLink>
        </>
      }
    >
      <Link className={styles.whole} to={path} tabIndex={-1} aria-hidden="true" />
      <TicketFace key={titleKey(current)} title={current} />
    </Ticket>
  );
}
