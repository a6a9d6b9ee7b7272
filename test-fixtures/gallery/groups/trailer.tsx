import { NEVER, of, throwError, type Observable } from 'rxjs';
import { LoadableQuery } from '#application/queries/loadable-query.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Video } from '#domain/video.ts';
import { TrailerDialog } from '#ui/components/trailer/trailer-dialog.tsx';
import { useActiveQuery } from '#ui/hooks/use-query.ts';
import { outcomeOf } from '../../outcome-of.ts';
import type { GalleryEntry } from '../gallery-entry.ts';

interface TrailerProps {
  readonly videos: LoadableQuery<readonly Video[]>;
  readonly onClose: () => void;
}

function ActiveTrailer({ videos, onClose }: TrailerProps) {
  useActiveQuery(videos);
  return <TrailerDialog name="Dust Parade" videos={videos} onClose={onClose} />;
}

const trailer = (load$: Observable<readonly Video[]>) => {
  const videos = new LoadableQuery({ load$: outcomeOf(load$), again$: outcomeOf(load$) });
  return (close: () => void) => <ActiveTrailer videos={videos} onClose={close} />;
};

const VIDEO: Video = { key: 'aqz-KE-bpKQ', name: 'Trailer', site: 'YouTube', type: 'Trailer', official: true };

export const TRAILER: readonly GalleryEntry[] = [
  {
    component: 'TrailerDialog',
    states: {
      'on its way': trailer(NEVER),
      // Of YouTube: it takes a network.
      playing: trailer(of([VIDEO])),
      'no video': trailer(of([])),
      failed: trailer(throwError(() => new CatalogError({ kind: 'http', status: 500 }))),
    },
  },
];
