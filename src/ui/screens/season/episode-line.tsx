import type { ReactNode } from 'react';
import { episodeFacts, episodeName } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { NoImage } from '../../components/picture/no-image.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './episode-line.module.css';

interface EpisodeLineProps {
  readonly line: SeasonLine;
  readonly isVeiled: boolean;
  /** Shows all of what a line may cut off. */
  readonly onLook: () => void;
  /** The tick. */
  readonly children: ReactNode;
}

function EpisodeHeading({ line: { number, episode } }: Pick<EpisodeLineProps, 'line'>) {
  return (
    <span className={styles.words}>
      {episode?.name ? (
        <>
          <span className={styles.number}>{`${number} `}</span>
          <bdi>{episode.name}</bdi>
        </>
      ) : (
        episodeName(number)
      )}
    </span>
  );
}

/**
 * What a season's line says of an episode. All lines have one height, and longer text is cut off: where there is more to read, the line
 * opens it (product.md, Shows: lines).
 */
export function EpisodeLine({ line, isVeiled, onLook, children }: EpisodeLineProps) {
  const { episode } = line;
  const heading = <EpisodeHeading line={line} />;
  return (
    <div className={styles.line}>
      <div className={styles.still}>
        {isVeiled ? null : <Picture path={episode?.still_path ?? null} use="episode" fallback={<NoImage />} />}
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {episode?.overview ? (
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onLook}>
              {heading}
            </button>
          ) : (
            heading
          )}
        </h2>
        <p className={styles.meta}>
          {episodeFacts(line).map((fact) => (
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
