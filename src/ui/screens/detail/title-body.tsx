import type { Loadable, LoadableView } from '#application/views/loadable-view.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../parts/button.tsx';
import styles from './title-article.module.css';
import { Overview } from './overview.tsx';
import { TitleCredits } from './title-credits.tsx';
import { TitleTicket } from './title-ticket.tsx';
import { WatchNow } from './watch-now.tsx';

interface TitleBodyProps {
  readonly title: TitleDetails;
  readonly credits: Loadable<Credits>;
  readonly videos: LoadableView<readonly Video[]>;
}

/** All that is known of a title below its name. */
export function TitleBody({ title, credits, videos }: TitleBodyProps) {
  const { shareLink } = useApp();
  const name = titleName(title);
  const share = () => void shareLink.execute({ title: name, url: window.location.href });

  return (
    <>
      {title.tagline && (
        <p className={styles.tagline} dir="auto">
          {title.tagline}
        </p>
      )}
      <TitleTicket title={title} stub={<WatchNow name={name} videos={videos} />} />
      <div className={styles.actions}>
        <Button icon="share" onClick={share}>
          Share
        </Button>
      </div>
      <div className={styles.columns}>
        <Overview text={title.overview} />
        <TitleCredits title={title} credits={credits} />
      </div>
    </>
  );
}
