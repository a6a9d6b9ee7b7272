import type { ReactNode } from 'react';
import { youtubeUrl } from '#domain/trailer/youtube-url.ts';
import type { Video } from '#domain/video.ts';
import { buttonClass } from '../form/button-class.ts';
import styles from './trailer-dialog.module.css';

interface TrailerWaysProps {
  /** The name of the title. */
  readonly name: string;
  /** What is shown; undefined where there is no video. */
  readonly video: Video | undefined;
  /** A choice of other videos. */
  readonly children?: ReactNode;
}

/** The ways on that are always there, whether the player plays or not (product.md, Trailer: YouTube). */
export function TrailerWays({ name, video, children }: TrailerWaysProps) {
  return (
    <div className={styles.ways}>
      {children}
      <a className={buttonClass({})} href={youtubeUrl(name, video)} target="_blank" rel="noopener noreferrer">
        Watch on YouTube
      </a>
    </div>
  );
}
