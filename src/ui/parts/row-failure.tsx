import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface RowFailureProps {
  /** The row's title. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Spec section 8: section failure. */
export function RowFailure({ title, onRetry }: RowFailureProps) {
  return (
    <Notice
      art="torn"
      title={`Failed to Load ${title}`}
      heading="h3"
      text={`We couldn't load the ${title} content. Please try again.`}
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
