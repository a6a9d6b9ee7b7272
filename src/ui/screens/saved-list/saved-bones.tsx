import { CardBones } from '../../parts/card-bones.tsx';
import { Grid } from '../../parts/grid.tsx';
import { Lines } from '../../parts/lines.tsx';
import type { ListLook } from '../../parts/view-toggle.tsx';
import { LineBones } from '../explore/line-bones.tsx';

interface SavedBonesProps {
  readonly look: ListLook;
}

const BONES = 12;

/** Stand where the titles will be while the library is being loaded. */
export function SavedBones({ look }: SavedBonesProps) {
  if (look === 'grid') {
    return (
      <Grid busy>
        <CardBones count={BONES} use="grid" />
      </Grid>
    );
  }
  return (
    <Lines busy>
      <LineBones count={BONES} />
    </Lines>
  );
}
