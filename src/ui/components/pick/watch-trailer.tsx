import { useState } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleName } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useActiveQuery } from '../../hooks/use-query.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { TrailerDialog } from '../trailer/trailer-dialog.tsx';

/** Opens the trailer of a title of a list (product.md, Trailer: player), and adds the title to the viewing history. */
export function WatchTrailer({ title }: { readonly title: StoredTitle }) {
  const { library } = useApp();
  const [isOpen, setOpen] = useState(false);
  const watch = () => {
    library.recordView.execute(title);
    setOpen(true);
  };
  return (
    <>
      <Button variant="primary" icon={ICONS.play} solidIcon aria-haspopup="dialog" onClick={watch}>
        Watch trailer
      </Button>
      {isOpen && <OpenTrailer title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OpenTrailerProps {
  readonly title: StoredTitle;
  readonly onClose: () => void;
}

/** The videos are asked for when the trailer is opened. */
function OpenTrailer({ title, onClose }: OpenTrailerProps) {
  const { videos } = useApp().queries.title('pick', { id: title.id, media_type: mediaTypeOf(title) }).parts;
  useActiveQuery(videos);
  return <TrailerDialog open name={titleName(title)} videos={videos} onClose={onClose} />;
}
