import { episodeFacts } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './episode-dialog.module.css';

interface EpisodeDialogProps {
  /** 'S2 E5 The Bell at Noon'. */
  readonly title: string;
  readonly line: SeasonLine;
  readonly onClose: () => void;
}

/** An episode with all that is told of it. */
export function EpisodeDialog({ title, line, onClose }: EpisodeDialogProps) {
  const { still_path = null, overview } = line.episode ?? {};
  return (
    <Dialog open title={title} onClose={onClose}>
      {still_path !== null && (
        <div className={styles.still}>
          <Picture path={still_path} use="still" eager />
        </div>
      )}
      <p className={styles.facts}>{episodeFacts(line).join(' · ')}</p>
      <p className={styles.overview} dir="auto">
        {overview}
      </p>
    </Dialog>
  );
}
