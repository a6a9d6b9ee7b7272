import { addressOf } from '#domain/screens.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';

const TITLE = 'There is no list in this link';

/** product.md, Sharing: damaged. */
export function DamagedLink() {
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} />
      <Notice
        art="torn"
        title={TITLE}
        heading="h1"
        text="This link is damaged, or was made by a newer Matinee."
        actions={
          <>
            <ButtonLink to={addressOf('home')} variant="primary">
              Go Home
            </ButtonLink>
            <ButtonLink to={addressOf('search')}>Search</ButtonLink>
          </>
        }
      >
        <p>Ask for it once more, or copy all of it: some apps cut long links.</p>
      </Notice>
    </>
  );
}
