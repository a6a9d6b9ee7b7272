import { CardBones } from '../../components/card/card-bones.tsx';
import { Grid } from '../../components/list/grid.tsx';
import { LineBones } from '../../components/list/line-bones.tsx';
import { Lines } from '../../components/list/lines.tsx';
import type { ListLook } from '../../components/list/view-toggle.tsx';

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
