import { useState } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';

interface WatchNowProps {
  readonly title: TitleDetails;
  readonly videos: LoadableQuery<readonly Video[]>;
}

const load = () => import('../../components/trailer/trailer-dialog.tsx');

/** Opens the trailer (product.md, Detail: actions), and adds the title to the viewing history. */
export function WatchNow({ title, videos }: WatchNowProps) {
  const { library, notifications } = useApp();
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'Unable to load video content' });
  });
  const watch = () => {
    library.recordView.execute(title);
    setOpen(true);
  };

  return (
    <>
      <Button variant="primary" icon={ICONS.play} solidIcon aria-haspopup="dialog" onClick={watch}>
        Watch Now
      </Button>
      {module && (
        <module.TrailerDialog open={isOpen} name={titleName(title)} videos={videos} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
