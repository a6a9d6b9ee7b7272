import { FullPage } from '../../components/feedback/full-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { latePart } from '../../hooks/code/late-component.tsx';
import { errorDetails } from './error-details.ts';

const HostLinks = latePart(() => import('../../components/page/host-links.tsx'), 'HostLinks');

/** The default screen, for an error in the error screen itself (product.md, Errors and retry: router default). */
export function UnexpectedError({ error }: { readonly error: unknown }) {
  return (
    <FullPage>
      <PageMeta title="Unexpected Application Error!, Matinee" />
      <Notice art="torn" title="Unexpected Application Error!" heading="h1" text={errorDetails(error).message} />
      <HostLinks />
    </FullPage>
  );
}
