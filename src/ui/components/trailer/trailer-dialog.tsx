import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Video } from '#domain/video.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Trailer } from './trailer.tsx';

interface TrailerDialogProps {
  readonly open: boolean;
  /** The name of the title. */
  readonly name: string;
  /** The query of the videos. The screen keeps it active. */
  readonly videos: LoadableQuery<readonly Video[]>;
  readonly onClose: () => void;
}

/**
 * The trailer (product.md, Trailer: player). The player exists only while the dialog is open, so closing it stops the
 * sound.
 */
export function TrailerDialog({ open, name, videos, onClose }: TrailerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Trailer" size="trailer">
      <Trailer name={name} videos={videos} />
    </Dialog>
  );
}
