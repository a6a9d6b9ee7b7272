import { addressOf } from '#domain/addresses/screens.ts';
import { ButtonLink } from '../form/button-link.tsx';
import { ICONS } from '../form/icons.ts';

/** Leads to what comes next of the visitor's shows, from the head of a list (product.md, Up next: ways). */
export function UpNextLink() {
  return (
    <ButtonLink to={addressOf('up-next')} icon={ICONS.tv}>
      Up next
    </ButtonLink>
  );
}
