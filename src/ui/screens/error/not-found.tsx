import { ButtonLink } from '../../parts/button-link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageMeta } from '../../parts/page-meta.tsx';
import { ICONS } from '../../parts/icons.ts';

/** In a screen's place, for an address that leads to nothing. */
export function NotFound() {
  const goHome = (
    <ButtonLink to="/" variant="primary" icon={ICONS.home}>
      Go Home
    </ButtonLink>
  );

  return (
    <>
      <PageMeta title="Content Not Found, Matinee" />
      <Notice
        art="reel"
        title="Content Not Found"
        heading="h1"
        text="The requested content could not be found."
        actions={goHome}
      />
    </>
  );
}
