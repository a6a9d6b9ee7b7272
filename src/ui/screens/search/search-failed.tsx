import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

interface SearchFailedProps {
  readonly onRetry: () => void;
}

export function SearchFailed({ onRetry }: SearchFailedProps) {
  return (
    <div role="alert">
      <Notice
        art="torn"
        title="Search Failed"
        text="Failed to search content. Please try again."
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      />
    </div>
  );
}
