import { addressOf } from '#domain/screens.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';

const TITLE = 'There are no devices in this link';

/** product.md, Devices on screen: damaged. */
export function DamagedPairing() {
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} />
      <Notice
        art="torn"
        title={TITLE}
        heading="h1"
        text="This link is damaged, or was made by a newer Matinee."
        actions={
          <ButtonLink to={addressOf('home')} variant="primary">
            Go Home
          </ButtonLink>
        }
      >
        <p>Copy all of it once more: it is in ‘Your data’ of the device that made it, with a code for the camera.</p>
      </Notice>
    </>
  );
}
