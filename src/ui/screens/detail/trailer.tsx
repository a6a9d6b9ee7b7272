import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import type { LoadableView } from '#application/views/loadable-view.ts';
import { chooseTrailer, type Video } from '#domain/video.ts';
import { Button } from '../../components/form/button.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { Player } from './player.tsx';
import { TrailerNotice } from './trailer-notice.tsx';
import { ICONS } from '../../components/form/icons.ts';

interface TrailerProps {
  readonly name: string;
  readonly videos: LoadableView<readonly Video[]>;
}

/** Spec section 2, Trailer modal: loading, error, none or playing. */
export function Trailer({ name, videos }: TrailerProps) {
  const state = useObservableEagerState(videos.state$);
  // Asked once and on each try: a player that runs is not taken away when the connection drops.
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
