import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { readId } from '#domain/addresses/read-id.ts';
import type { ClassifiedError } from '#domain/classified-error.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { useFranchise } from '../../components/franchise/use-franchise.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { FranchiseContents } from './franchise-contents.tsx';
import styles from './franchise-page.module.css';

interface FranchiseFailedProps {
  /** Undefined where the code that asks for it did not come. */
  readonly error: ClassifiedError | undefined;
  readonly onRetry: () => void;
}

function FranchiseFailed({ error, onRetry }: FranchiseFailedProps) {
  return (
    <>
      <PageMeta title="Failed to Load Franchise, Matinee" />
      <SectionFailure section="Franchise" heading="h1" error={error} onRetry={onRetry} />
    </>
  );
}

/** A series of movies, or the reason why none can be shown. */
function FranchisePage({ id }: { readonly id: number }) {
  const { asked, titles, retry } = useFranchise(id, true);
  const page = useRef<HTMLDivElement>(null);
  const stay = () => {
    // The pressed button is about to disappear.
    page.current?.focus({ preventScroll: true });
    retry();
  };

  if (asked.status === 'failed' && asked.error?.type === 'not_found') return <NotFound />;
  return (
    <div ref={page} tabIndex={-1} className={styles.page} aria-busy={asked.status === 'loading'}>
      {asked.status === 'failed' ? (
        <FranchiseFailed error={asked.error} onRetry={stay} />
      ) : (
        <FranchiseContents
          franchise={asked.status === 'loaded' ? asked.value : undefined}
          onSave={(target, franchise) => titles?.saveFranchise.execute(target, franchise).subscribe()}
        />
      )}
    </div>
  );
}

/** The screen at `/franchise/{id}` (product.md, Franchise: screen). */
export function FranchiseScreen() {
  const { id = '' } = useParams();
  const franchiseId = readId(id);
  return franchiseId === undefined ? <NotFound /> : <FranchisePage key={franchiseId} id={franchiseId} />;
}
