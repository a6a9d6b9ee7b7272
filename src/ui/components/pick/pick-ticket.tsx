import { useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleName, titlePath } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useActiveQuery } from '../../hooks/use-query.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { Facts, type Fact } from '../page/facts.tsx';
import { Link } from '../page/link.tsx';
import { Ticket } from '../page/ticket.tsx';
import { Poster } from '../picture/poster.tsx';
import { TrailerDialog } from '../trailer/trailer-dialog.tsx';
import styles from './picking.module.css';

type Picked = Extract<PickOutcome, { readonly status: 'picked' }>;

interface PickTicketProps {
  readonly picked: Picked;
  readonly marks: MarksFacade;
  readonly onAnother: () => void;
  readonly onLeave: () => void;
}

const factsOf = ({ title, rating }: Picked, now: Date): readonly Fact[] => [
  ...(rating === undefined ? [] : [{ label: 'Rating', value: rating.toFixed(Number.isInteger(rating) ? 0 : 1) }]),
  { label: 'Year', value: yearOrComingSoon(title, now) },
  { label: 'Type', value: typeLabel(mediaTypeOf(title)) },
];

/** Opens the trailer of a title of a list (product.md, Trailer: player), and adds the title to the viewing history. */
function WatchTrailer({ title }: { readonly title: StoredTitle }) {
  const { library } = useApp();
  const [isOpen, setOpen] = useState(false);
  const watch = () => {
    library.recordView.execute(title);
    setOpen(true);
  };
  return (
    <>
      <Button variant="primary" icon={ICONS.play} solidIcon aria-haspopup="dialog" onClick={watch}>
        Watch trailer
      </Button>
      {isOpen && <OpenTrailer title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OpenTrailerProps {
  readonly title: StoredTitle;
  readonly onClose: () => void;
}

/** The videos are asked for when the trailer is opened. */
function OpenTrailer({ title, onClose }: OpenTrailerProps) {
  const { videos } = useApp().queries.title('pick', { id: title.id, media_type: mediaTypeOf(title) }).parts;
  useActiveQuery(videos);
  return <TrailerDialog open name={titleName(title)} videos={videos} onClose={onClose} />;
}

/** What was picked, as a ticket that is torn off (product.md, Pick: ticket). */
export function PickTicket({ picked, marks, onAnother, onLeave }: PickTicketProps) {
  const { clock, library } = useApp();
  const { title } = picked;
  const open = () => {
    library.recordView.execute(title);
    onLeave();
  };
  const markSeen = () => marks.changeViewings.add(title, dayOf(clock.now()));
  return (
    <div className={styles.roll}>
      <Ticket
        className={styles.ticket}
        bodyClassName={styles.body}
        stub={
          <>
            <WatchTrailer title={title} />
            <Button icon={ICONS.check} onClick={markSeen}>
              Mark as seen
            </Button>
            <Button onClick={onAnother}>Another</Button>
          </>
        }
      >
        <Poster className={styles.poster} path={title.poster_path ?? null} use="grid" />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Link to={titlePath(title)} dir="auto" onClick={open}>
              {titleName(title)}
            </Link>
          </h3>
          <Facts facts={factsOf(picked, clock.now())} />
        </div>
      </Ticket>
    </div>
  );
}
