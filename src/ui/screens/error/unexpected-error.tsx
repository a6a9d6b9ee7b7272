import { Suspense } from 'react';
import { FullPage } from '../../components/feedback/full-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import { errorDetails } from './error-details.ts';

const { Component: HostLinks } = lateComponent(
  () => import('../../components/page/host-links.tsx'),
  'HostLinks',
  Nothing,
);

/** The default screen, for an error in the error screen itself (product.md, Errors and retry: router default). */
export function UnexpectedError({ error }: { readonly error: unknown }) {
  return (
    <FullPage>
      <PageMeta title="Unexpected Application Error!, Matinee" />
      <Notice art="torn" title="Unexpected Application Error!" heading="h1" text={errorDetails(error).message} />
      <Suspense>
        <HostLinks />
      </Suspense>
    </FullPage>
  );
}
