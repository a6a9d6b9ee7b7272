import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';

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
