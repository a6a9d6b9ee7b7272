import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import { isNextKnown } from '#domain/shows/next-of-show.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { NoImage } from '../picture/no-image.tsx';
import type { PictureUse } from '../picture/picture-use.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './next-still.module.css';

interface NextStillProps {
  readonly of: UpNextShow;
  readonly use: Extract<PictureUse, 'still' | 'episode'>;
}

/** The still of what is next of a show. Where there is none, or it is veiled, a part of the show's poster. */
export function NextStill({ of: { show, now, seen }, use }: NextStillProps) {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsUnseen === true) && !isNextKnown(now, seen);
  const still = now.status === 'next' && !isVeiled ? now.next.episode.still_path : null;
  const path = still ?? show.poster_path ?? null;
  return (
    <span className={styles.still}>
      <Picture key={path} path={path} use={still === null ? 'collection' : use} fallback={<NoImage />} />
    </span>
  );
}
