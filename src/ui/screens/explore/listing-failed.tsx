import type { ClassifiedError } from '#domain/classified-error.ts';
import { Failure } from '../../components/feedback/failure.tsx';

interface ListingFailedProps {
  readonly title: string;
  readonly error: ClassifiedError | undefined;
  readonly onRetry: () => void;
}

/** Says that the first page or a further one failed (product.md, Errors and retry: explore failure). */
export function ListingFailed({ title, error, onRetry }: ListingFailedProps) {
  return (
    <Failure
      title={`Failed to Load ${title}`}
      text="There was a problem loading the content. Please check your internet connection and try again."
      error={error}
      onRetry={onRetry}
    />
  );
}
