import { useObservableEagerState } from 'observable-hooks';
import { useState, type ReactNode } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { chooseTrailer, type Video } from '#domain/video.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../form/button.tsx';
import { Icon, type IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import { Player } from './player.tsx';
import styles from './trailer-dialog.module.css';

interface TrailerProps {
  readonly name: string;
  readonly videos: LoadableQuery<readonly Video[]>;
}

/** Shows loading, an error, 'no video', or the player (product.md, Trailer: player). */
export function Trailer({ name, videos }: TrailerProps) {
  const state = useObservableEagerState(videos.state$);
  // The state is read once, and at each new try: a running player must not disappear when the connection drops.
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const retry = () => {
    setOnline(navigator.onLine);
    videos.retry();
  };

  if (!isOnline || state.status === 'failed')
    return (
      <TrailerNotice icon={ICONS.alert} title="Video Unavailable" text="Unable to load video content">
        <Button onClick={retry}>Try Again</Button>
      </TrailerNotice>
    );
  if (state.status === 'loading') return <Spinner size="lg" />;
  const trailer = chooseTrailer(state.value);
  return trailer ? (
    <Player video={trailer} name={name} />
  ) : (
    <TrailerNotice icon={ICONS.film} title="No Video Available" text="Video content is not available for this title" />
  );
}

interface TrailerNoticeProps {
  readonly icon: IconPath;
  readonly title: string;
  readonly text: string;
  /** The action that the visitor can take. */
  readonly children?: ReactNode;
}

/** A message on the screen, in place of a trailer. */
function TrailerNotice({ icon, title, text, children }: TrailerNoticeProps) {
  return (
    <>
      <Icon path={icon} className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}
