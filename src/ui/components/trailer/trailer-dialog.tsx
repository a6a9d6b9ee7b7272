import { useObservableEagerState } from 'observable-hooks';
import { type ReactNode, useState } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { youtubeUrl } from '#domain/trailer/youtube-url.ts';
import { playableVideos, type Video } from '#domain/video.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonClass } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { SelectField } from '../form/select-field.tsx';
import { PlayerScreen } from './player-screen.tsx';
import { TrailerNotice } from './trailer-notice.tsx';
import styles from './trailer-dialog.module.css';

interface TrailerDialogProps {
  /** The name of the title. */
  readonly name: string;
  /** The query of the videos. The screen keeps it active. */
  readonly videos: LoadableQuery<readonly Video[]>;
  /** The key of the video to begin with; the best one unless given. */
  readonly first?: string | undefined;
  readonly onClose: () => void;
}

type TrailerProps = Pick<TrailerDialogProps, 'name' | 'videos' | 'first'>;

interface TrailerWaysProps {
  /** The name of the title. */
  readonly name: string;
  /** What is shown; undefined where there is no video. */
  readonly video: Video | undefined;
  /** A choice of other videos. */
  readonly children?: ReactNode;
}

/** The ways on that are always there, whether the player plays or not (product.md, Trailer: YouTube). */
function TrailerWays({ name, video, children }: TrailerWaysProps) {
  return (
    <div className={styles.ways}>
      {children}
      <a className={buttonClass({})} href={youtubeUrl(name, video)} target="_blank" rel="noopener noreferrer">
        Watch on YouTube
      </a>
    </div>
  );
}

/** Shows loading, an error, 'no video', or the player (product.md, Trailer: player). */
function Trailer({ name, videos, first }: TrailerProps) {
  const state = useObservableEagerState(videos.state$);
  const [chosen, setChosen] = useState(first);
  // Whatever the browser says of the network: the player tells whether it plays.
  const playable = state.status === 'loaded' ? playableVideos(state.value) : [];
  const video = playable.find(({ key }) => key === chosen) ?? playable[0];
  const hasOthers = playable.length > 1;
  return (
    <>
      {video ? (
        <PlayerScreen key={video.key} {...{ name, video, hasOthers }} />
      ) : (
        <div className={styles.screen} aria-live="polite">
          {unplayed(state.status, () => videos.retry())}
        </div>
      )}
      <TrailerWays name={name} video={video}>
        {video && hasOthers && (
          <SelectField label="Video" value={video.key} options={playable.map(optionOf)} onChange={setChosen} />
        )}
      </TrailerWays>
    </>
  );
}

const optionOf = ({ key, name, type }: Video) => ({ value: key, label: `${name} (${type})` });

const unplayed = (status: 'loading' | 'loaded' | 'failed', retry: () => void): ReactNode => {
  if (status === 'loading') return <Spinner size="lg" />;
  if (status === 'loaded')
    return (
      <TrailerNotice
        icon={ICONS.film}
        title="No Video Available"
        text="Video content is not available for this title"
      />
    );
  return (
    <TrailerNotice icon={ICONS.alert} title="Video Unavailable" text="Unable to load video content">
      <Button onClick={retry}>Try Again</Button>
    </TrailerNotice>
  );
};

/**
 * The trailer (product.md, Trailer: player). The player exists only while the dialog is open, so closing it stops the
 * sound.
 */
export function TrailerDialog({ name, videos, first, onClose }: TrailerDialogProps) {
  return (
    <Dialog onClose={onClose} title="Trailer" size="trailer">
      <Trailer name={name} videos={videos} first={first} />
    </Dialog>
  );
}
