import type { ClassifiedError } from '#domain/classified-error.ts';
import { Failure } from './failure.tsx';

interface SectionFailureProps {
  readonly section: string;
  readonly heading: 'h1' | 'h3';
  readonly error?: ClassifiedError | undefined;
  readonly onRetry: () => void;
}

/** product.md, Errors and retry: section failure. */
export function SectionFailure({ section, ...failure }: SectionFailureProps) {
  return (
    <Failure
      title={`Failed to Load ${section}`}
      text={`We couldn't load the ${section} content. Please try again.`}
      {...failure}
    />
  );
}
