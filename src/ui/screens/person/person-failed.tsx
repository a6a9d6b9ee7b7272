import type { ClassifiedError } from '#domain/classified-error.ts';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';

interface PersonFailedProps {
  readonly error: ClassifiedError;
  readonly onRetry: () => void;
}

export function PersonFailed({ error, onRetry }: PersonFailedProps) {
  return (
    <>
      <PageMeta title="Failed to Load Person, Matinee" />
      <SectionFailure section="Person" heading="h1" error={error} onRetry={onRetry} />
    </>
  );
}
