import { useLocation } from 'react-router-dom';
import { mendedLink } from '#domain/links/mended-link.ts';
import { ButtonLink } from '../form/button-link.tsx';
import { ICONS } from '../form/icons.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { Redirect } from '../page/redirect.tsx';
import { Notice } from './notice.tsx';

/** Takes a screen's place for an address that leads to nothing, unless a link of Matinee can be told in it. */
export function NotFound() {
  const meant = mendedLink(useLocation());
  if (meant !== undefined) return <Redirect to={meant} />;
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
