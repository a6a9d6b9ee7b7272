import type { MarkedTitle } from '#domain/library/mark.ts';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { seenText } from './seen-text.ts';

/** A marked title in the grid. It shows when the title was seen, where other cards show the year. */
export function SeenCard({ title }: { readonly title: MarkedTitle }) {
  const actions = (
    <>
      <SavedToggle list="watchlist" title={title} />
      <SavedToggle list="favorites" title={title} />
    </>
  );
  return (
    <StoredCard
      title={title}
      heading="h2"
      use="grid"
      facts={[seenText(title)]}
      actions={actions}
      mark={title}
      isRated={false}
    />
  );
}
