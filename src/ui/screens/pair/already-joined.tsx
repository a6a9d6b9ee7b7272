import { addressOf } from '#domain/addresses/screens.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';

/** Says that there is nothing to join, or what would have to go before (product.md, Devices on screen: already sharing). */
export function AlreadyJoined({ isSame }: { readonly isSame: boolean }) {
  return (
    <Notice
      art="screen"
      title="This device shares its lists already"
      text={
        isSame
          ? 'It does so by this very link: there is nothing more to do.'
          : 'It does so in another place. To join by this link, stop sharing in ‘Your data’ first, and open the link once more.'
      }
      actions={
        <ButtonLink to={addressOf('home')} variant="primary">
          Go Home
        </ButtonLink>
      }
    />
  );
}
