import { addressOf } from '#domain/addresses/screens.ts';
import { ButtonLink } from '../form/button-link.tsx';
import { ICONS } from '../form/icons.ts';

/** Leads to where lists are brought and taken, from the head of a list (product.md, Your data: ways). */
export function YourDataLink() {
  return (
    <ButtonLink to={`${addressOf('data')}#bring`} icon={ICONS.disk}>
      Your data
    </ButtonLink>
  );
}
