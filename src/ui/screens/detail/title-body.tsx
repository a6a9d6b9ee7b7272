import { useId, useState, type ReactNode } from 'react';
import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { TitleLinks } from './links/title-links.tsx';
import { MarksPlace } from './marks-place.tsx';
import { TitleActions } from './title-actions.tsx';
import { TitleCredits } from './title-credits.tsx';
import { TitleTicket } from './title-ticket.tsx';
import styles from './title-article.module.css';

interface TitleBodyProps {
  readonly title: TitleDetails;
  readonly credits: Loadable<Credits>;
  readonly videos: LoadableQuery<readonly Video[]>;
  /** IMDb's number, where it comes later than the details. */
  readonly imdbId: string | undefined;
}

interface WatchNowProps {
  readonly title: TitleDetails;
  readonly videos: LoadableQuery<readonly Video[]>;
}

const load = () => import('../../components/trailer/trailer-dialog.tsx');

/** Opens the trailer (product.md, Detail: actions), and adds the title to the viewing history. */
function WatchNow({ title, videos }: WatchNowProps) {
  const { library, notifications } = useApp();
  const [isOpen, setOpen] = useState(false);
  const description = useId();
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'Unable to load video content' });
  });
  const watch = () => {
    library.recordView.execute(title);
    setOpen(true);
  };

  return (
    <>
      <Button
        variant="primary"
        icon={ICONS.play}
        solidIcon
        aria-haspopup="dialog"
        aria-describedby={description}
        onClick={watch}
      >
        Watch Now
      </Button>
      <span id={description} hidden>
        Plays the trailer
      </span>
      {module && (
        <module.TrailerDialog open={isOpen} name={titleName(title)} videos={videos} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** All known facts of a title, below its name. */
export function TitleBody({ title, credits, videos, imdbId }: TitleBodyProps) {
  return (
    <>
      {title.tagline && (
        <p className={styles.tagline} dir="auto">
          {title.tagline}
        </p>
      )}
      <TitleTicket title={title} stub={<WatchNow title={title} videos={videos} />} />
      <TitleActions title={title} />
      <MarksPlace title={title} credits={credits} />
      <div className={styles.columns}>
        <Overview text={title.overview}>
          <TitleLinks title={title} imdbId={imdbId} />
        </Overview>
        <TitleCredits title={title} credits={credits} />
      </div>
    </>
  );
}

interface OverviewProps {
  /** The overview; empty when nobody has written one. */
  readonly text: string;
  readonly children: ReactNode;
}

function Overview({ text, children }: OverviewProps) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      <p dir="auto">{text || 'Nobody has written about this one yet.'}</p>
      {children}
    </section>
  );
}
