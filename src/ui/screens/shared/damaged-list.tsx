import { addressOf } from '#domain/screens.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { DamagedLink } from '../../components/share/damaged-link.tsx';

/** product.md, Sharing: damaged. */
export function DamagedList() {
  return (
    <DamagedLink
      title="There is no list in this link"
      actions={<ButtonLink to={addressOf('search')}>Search</ButtonLink>}
    >
      Ask for it once more, or copy all of it: some apps cut long links.
    </DamagedLink>
  );
}
