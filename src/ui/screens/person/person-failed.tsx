import { PageMeta } from '../../parts/page-meta.tsx';
import { SectionFailure } from '../../parts/section-failure.tsx';

interface PersonFailedProps {
  readonly onRetry: () => void;
}

export function PersonFailed({ onRetry }: PersonFailedProps) {
  return (
    <>
      <PageMeta title="Failed to Load Person, Matinee" />
      <SectionFailure section="Person" heading="h1" onRetry={onRetry} />
    </>
  );
}
