import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageMeta } from '../../parts/page-meta.tsx';

interface PersonFailedProps {
  readonly onRetry: () => void;
}

export function PersonFailed({ onRetry }: PersonFailedProps) {
  return (
    <div role="alert">
      <PageMeta title="Failed to Load Person, Matinee" />
      <Notice
        art="torn"
        title="Failed to Load Person"
        heading="h1"
        text="We couldn't load the Person content. Please try again."
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      />
    </div>
  );
}
