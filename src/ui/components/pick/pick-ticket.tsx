import { useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { hasRating, mediaTypeOf, titleName, titlePath } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useMark } from '../../hooks/use-mark.ts';
import { useActiveQuery } from '../../hooks/use-query.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { Facts, type Fact } from '../page/facts.tsx';
import { Link } from '../page/link.tsx';
import { Ticket } from '../page/ticket.tsx';
import { Poster } from '../picture/poster.tsx';
import { ProviderRating } from '../rating/provider-rating.tsx';
import { TitleName } from '../title/title-name.tsx';
import { TrailerDialog } from '../trailer/trailer-dialog.tsx';
import styles from './picking.module.css';

interface PickTicketProps {
  readonly title: StoredTitle;
  readonly marks: MarksFacade;
  readonly onAnother: () => void;
  readonly onLeave: () => void;
}

const ratingFact = (title: StoredTitle, mark: Mark | undefined): readonly Fact[] => {
  if (mark?.rating !== undefined) return [{ label: 'Your rating', value: mark.rating }];
  return hasRating(title) ? [{ label: 'Rating', value: <ProviderRating title={title} mark={mark} look="text" /> }] : [];
};

const factsOf = (title: StoredTitle, mark: Mark | undefined, now: Date): readonly Fact[] => [
  ...ratingFact(title, mark),
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

/** The videos are asked for when the trailer is opened. */
function OpenTrailer({ title, onClose }: { readonly title: StoredTitle; readonly onClose: () => void }) {
  const { videos } = useApp().queries.title('pick', { id: title.id, media_type: mediaTypeOf(title) }).parts;
  useActiveQuery(videos);
  return <TrailerDialog name={titleName(title)} videos={videos} onClose={onClose} />;
}

/** What was picked, as a ticket that is torn off (product.md, Pick: ticket). */
export function PickTicket({ title, marks, onAnother, onLeave }: PickTicketProps) {
  const { clock, library } = useApp();
  const mark = useMark(title);
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
            <TitleName as={Link} to={titlePath(title)} onClick={open} title={title} />
          </h3>
          <Facts facts={factsOf(title, mark, clock.now())} />
        </div>
      </Ticket>
    </div>
  );
}
