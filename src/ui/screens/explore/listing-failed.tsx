import { Failure } from '../../components/feedback/failure.tsx';

interface ListingFailedProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Spec section 8, Explore failure: of the first page or of a further one. */
export function ListingFailed({ title, onRetry }: ListingFailedProps) {
  return (
    <Failure
      title={`Failed to Load ${title}`}
      text="There was a problem loading the content. Please check your internet connection and try again."
      onRetry={onRetry}
    />
  );
}
