import { CardSkeleton } from '../../components/card/card-skeleton.tsx';
import { Grid } from '../../components/list/grid.tsx';

const PLACEHOLDERS = 12;

/** Placeholders for the titles while the code that asks for them is on its way. */
export function SharedSkeleton({ count }: { readonly count: number }) {
  return (
    <Grid busy>
      <CardSkeleton count={Math.min(count, PLACEHOLDERS)} use="grid" />
    </Grid>
  );
}
