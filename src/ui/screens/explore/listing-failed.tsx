import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

interface ListingFailedProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Spec section 8, Explore failure: of the first page or of a further one. */
export function ListingFailed({ title, onRetry }: ListingFailedProps) {
  return (
    <div role="alert">
      <Notice
        art="torn"
        title={`Failed to Load ${title}`}
        text="There was a problem loading the content. Please check your internet connection and try again."
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      />
    </div>
  );
}
