import type { RefObject } from 'react';
import { playerUrl } from '#domain/trailer/player-url.ts';
import type { Video } from '#domain/video.ts';
import styles from './trailer-dialog.module.css';

// The player is of another origin. With these permissions it may act as a page of its own, but it cannot move or
// replace ours.
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface PlayerProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly video: Video;
  /** The name of the title. */
  readonly name: string;
}

/** The embedded player. It starts by itself, because the visitor asked for it. */
export function Player({ ref, video, name }: PlayerProps) {
  return (
    <iframe
      ref={ref}
      className={styles.player}
      title={`Trailer of ${name}`}
      src={playerUrl(video, window.location.origin)}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
