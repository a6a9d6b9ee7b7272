import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

interface DetailsFailureProps {
  readonly onRetry: () => void;
}

/** Spec section 8: section failure, where the section is the title itself. */
export function DetailsFailure({ onRetry }: DetailsFailureProps) {
  return (
    <Notice
      art="torn"
      heading="h1"
      title="Failed to Load Details"
      text="We couldn't load the Details content. Please try again."
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
