import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Video } from '#domain/video.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Trailer } from './trailer.tsx';
import styles from './trailer-dialog.module.css';

interface TrailerDialogProps {
  readonly open: boolean;
  /** What the title is called. */
  readonly name: string;
  /** Kept active by the screen. */
  readonly videos: LoadableQuery<readonly Video[]>;
  readonly onClose: () => void;
}

/** The trailer (product.md, Trailer: player). The player exists only while it is open: closing it stops the sound. */
export function TrailerDialog({ open, name, videos, onClose }: TrailerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Trailer" size="trailer">
      <div className={styles.screen} aria-live="polite">
        <Trailer name={name} videos={videos} />
      </div>
    </Dialog>
  );
}
