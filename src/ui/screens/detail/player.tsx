import { playerUrl } from '#domain/player-url.ts';
import type { Video } from '#domain/video.ts';
import styles from './trailer-dialog.module.css';

// It is of another origin: with these it may act as its own page, but not move or replace ours.
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface PlayerProps {
  readonly video: Video;
  /** What the title is called. */
  readonly name: string;
}

/** The embedded player. It starts by itself: the visitor has asked for it. */
export function Player({ video, name }: PlayerProps) {
  return (
    <iframe
      className={styles.player}
      title={`Trailer of ${name}`}
      src={playerUrl(video)}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
