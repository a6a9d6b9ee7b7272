import { Failure } from '../../components/feedback/failure.tsx';

interface SearchFailedProps {
  readonly onRetry: () => void;
}

/** Spec section 2, Search. */
export function SearchFailed({ onRetry }: SearchFailedProps) {
  return <Failure title="Search Failed" text="Failed to search content. Please try again." onRetry={onRetry} />;
}
