import type { LoadableView } from '#application/views/loadable-view.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/use-late-dialog.ts';

interface WatchNowProps {
  readonly title: TitleDetails;
  readonly videos: LoadableView<readonly Video[]>;
}

const load = () => import('./trailer-dialog.tsx');

/** Opens the trailer (product.md, Detail: actions), and remembers that the title was viewed. */
export function WatchNow({ title, videos }: WatchNowProps) {
  const { library } = useApp();
  const { module, isOpen, open, close } = useLateDialog(load, 'Unable to load video content');
  const watch = () => {
    library.recordView.execute(title);
    open();
  };

  return (
    <>
      <Button variant="primary" icon={ICONS.play} solidIcon aria-haspopup="dialog" onClick={watch}>
        Watch Now
      </Button>
      {module && <module.TrailerDialog open={isOpen} name={titleName(title)} videos={videos} onClose={close} />}
    </>
  );
}
