import { useState } from 'react';
import type { LoadableView } from '#application/views/loadable-view.ts';
import type { Video } from '#domain/video.ts';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../parts/button.tsx';
import type { TrailerDialog } from './trailer-dialog.tsx';

interface WatchNowProps {
  /** What the title is called. */
  readonly name: string;
  readonly videos: LoadableView<readonly Video[]>;
}

const fetchDialog = () => import('./trailer-dialog.tsx');

/** Opens the trailer (spec section 2, Detail). The dialog's code is fetched when first needed. */
export function WatchNow({ name, videos }: WatchNowProps) {
  const { notifications } = useApp();
  const [code, setCode] = useState<{ readonly Trailer: typeof TrailerDialog }>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { TrailerDialog: Trailer } = await fetchDialog();
      setCode({ Trailer });
      setOpen(true);
    } catch {
      // Not by `lazy`: it would remember the failure for the rest of the visit.
      notifications.show({ type: 'error', message: 'Unable to load video content' });
    }
  };

  return (
    <>
      <Button variant="primary" icon="play" solidIcon aria-haspopup="dialog" onClick={() => void open()}>
        Watch Now
      </Button>
      {code && <code.Trailer open={isOpen} name={name} videos={videos} onClose={() => setOpen(false)} />}
    </>
  );
}
