import { addressOf } from '#domain/screens.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { DamagedLink } from '../../components/share/damaged-link.tsx';

/** For an address with a list that cannot be read, or without any (product.md, Sharing: damaged). */
export function DamagedList({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <DamagedLink
      title={isEmpty ? 'There is no list in this link' : 'This list cannot be opened'}
      actions={<ButtonLink to={addressOf('search')}>Search</ButtonLink>}
    >
      Ask for it once more, or copy all of it: some apps cut long links.
    </DamagedLink>
  );
}
