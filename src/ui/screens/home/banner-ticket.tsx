import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { titleKey, titlePath, type Title } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Facts } from '../../components/page/facts.tsx';
import { Link } from '../../components/page/link.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useMark } from '../../hooks/use-mark.ts';
import styles from './banner-ticket.module.css';
import ticketFace from './ticket-face.module.css';

interface BannerTicketProps {
  readonly titles: readonly Title[];
  readonly index: number;
  /** Whether the banner turns by itself. Nothing is announced while it does. */
  readonly turning: boolean;
}

/** The content of a slide's ticket. */
function TicketFace({ title }: { readonly title: Title }) {
  const { clock } = useApp();
  const mark = useMark(title);
  return (
    <div className={ticketFace.face}>
      <div>
        <TitleName as="h2" className={ticketFace.title} title={title} />
        <p className={ticketFace.text} {...textAttributes(title.overview, title.overview_language)}>
          {title.overview}
        </p>
      </div>
      <Facts
        className={ticketFace.facts}
        facts={[
          { label: 'Rating', value: <ProviderRating title={title} mark={mark} look="text" showNone /> },
          { label: 'Year', value: yearOrComingSoon(title, clock.now()) },
          { label: 'Type', value: typeLabel(title.media_type) },
        ]}
      />
    </div>
  );
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
