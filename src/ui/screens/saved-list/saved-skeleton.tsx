import { CardSkeleton } from '../../components/card/card-skeleton.tsx';
import { Grid } from '../../components/list/grid.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import type { ListLook } from '../../components/list/view-toggle.tsx';

interface SavedSkeletonProps {
  readonly look: ListLook;
}

const PLACEHOLDERS = 12;

/** Placeholders for the titles while the library is being loaded. */
export function SavedSkeleton({ look }: SavedSkeletonProps) {
  if (look === 'grid') {
    return (
      <Grid busy>
        <CardSkeleton count={PLACEHOLDERS} use="grid" />
      </Grid>
    );
  }
  return (
    <Lines busy>
      <LineSkeleton count={PLACEHOLDERS} />
    </Lines>
  );
}
