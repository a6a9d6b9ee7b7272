import type { ReactNode } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { DAMAGED_LINK_TEXT } from '#domain/links/link-list.ts';
import { Notice } from '../feedback/notice.tsx';
import { ButtonLink } from '../form/button-link.tsx';
import { PageMeta } from '../page/page-meta.tsx';

interface DamagedLinkProps {
  /** What there is not in the link, as the heading says it. */
  readonly title: string;
  /** What else can be done than to go home. */
  readonly actions?: ReactNode;
  /** How to get a whole link. */
  readonly children: string;
}

/** The screen of a link that cannot be read (product.md, Links: damaged). */
export function DamagedLink({ title, actions, children }: DamagedLinkProps) {
  return (
    <>
      <PageMeta title={`${title}, Matinee`} />
      <Notice
        art="torn"
        title={title}
        heading="h1"
        text={DAMAGED_LINK_TEXT}
        actions={
          <>
            <ButtonLink to={addressOf('home')} variant="primary">
              Go Home
            </ButtonLink>
            {actions}
          </>
        }
      >
        <p>{children}</p>
      </Notice>
    </>
  );
}
