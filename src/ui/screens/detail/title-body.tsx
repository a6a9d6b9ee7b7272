import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Video } from '#domain/video.ts';
import { MarksPlace } from './marks-place.tsx';
import { TitleActions } from './title-actions.tsx';
import { TitleCredits } from './title-credits.tsx';
import { TitleTicket } from './title-ticket.tsx';
import { WatchNow } from './watch-now.tsx';
import styles from './title-article.module.css';

interface TitleBodyProps {
  readonly title: TitleDetails;
  readonly credits: Loadable<Credits>;
  readonly videos: LoadableQuery<readonly Video[]>;
}

/** All known facts of a title, below its name. */
export function TitleBody({ title, credits, videos }: TitleBodyProps) {
  return (
    <>
      {title.tagline && (
        <p className={styles.tagline} dir="auto">
          {title.tagline}
        </p>
      )}
      <TitleTicket title={title} stub={<WatchNow title={title} videos={videos} />} />
      <TitleActions title={title} />
      <MarksPlace title={title} />
      <div className={styles.columns}>
        <Overview text={title.overview} />
        <TitleCredits title={title} credits={credits} />
      </div>
    </>
  );
}

interface OverviewProps {
  /** The overview; empty when nobody has written one. */
  readonly text: string;
}

function Overview({ text }: OverviewProps) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      <p dir="auto">{text || 'Nobody has written about this one yet.'}</p>
    </section>
  );
}
