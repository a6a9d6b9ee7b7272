import { Notice } from '../../components/feedback/notice.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { errorDetails } from './error-details.ts';
import { FullPage } from '../../components/feedback/full-page.tsx';

/** Spec section 2, Routes: the default error view, for what fails in the error screen itself. */
export function UnexpectedError({ error }: { readonly error: unknown }) {
  return (
    <FullPage>
      <PageMeta title="Unexpected Application Error!, Matinee" />
      <Notice art="torn" title="Unexpected Application Error!" heading="h1" text={errorDetails(error).message} />
    </FullPage>
  );
}
