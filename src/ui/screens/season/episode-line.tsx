import type { ReactNode } from 'react';
import { formatRuntime } from '#domain/format/format-runtime.ts';
import { episodeDay, episodeName, seenDay } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { NoImage } from '../../components/picture/no-image.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './episode-line.module.css';

interface EpisodeLineProps {
  readonly line: SeasonLine;
  readonly isVeiled: boolean;
  /** The tick. */
  readonly children: ReactNode;
}

const factsOf = (line: SeasonLine): readonly string[] => {
  const { episode, seen } = line;
  return [
    episodeDay(line),
    ...(episode?.runtime ? [formatRuntime(episode.runtime)] : []),
    ...(seen === undefined ? [] : [seenDay(seen)]),
  ];
};

/** What a season's line says of an episode (product.md, Shows: lines). All lines have one height: longer text is cut off. */
export function EpisodeLine({ line, isVeiled, children }: EpisodeLineProps) {
  const { number, episode } = line;
  return (
    <div className={styles.line}>
      <div className={styles.still}>
        {isVeiled ? null : <Picture path={episode?.still_path ?? null} use="episode" fallback={<NoImage />} />}
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {episode?.name ? (
            <>
              <span className={styles.number}>{`${number} `}</span>
              <bdi>{episode.name}</bdi>
            </>
          ) : (
            episodeName(number)
          )}
        </h2>
        <p className={styles.meta}>
          {factsOf(line).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className={styles.overview} dir="auto">
          {isVeiled ? 'Shown once you have seen it.' : episode?.overview}
        </p>
      </div>
      {children}
    </div>
  );
}
