import { Failure } from '../../components/feedback/failure.tsx';

interface ListingFailedProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Says that the first page or a further one failed (product.md, Errors and retry: explore failure). */
export function ListingFailed({ title, onRetry }: ListingFailedProps) {
  return (
    <Failure
      title={`Failed to Load ${title}`}
      text="There was a problem loading the content. Please check your internet connection and try again."
      onRetry={onRetry}
    />
  );
}
