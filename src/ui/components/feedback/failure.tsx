import type { ClassifiedError } from '#domain/classified-error.ts';
import { latePart } from '../../hooks/code/late-component.tsx';
import { reloadPage } from '../../hooks/reload-page.ts';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';

// The note loads late: most visits need none.
const FailureNote = latePart(() => import('./failure-note.tsx'), 'FailureNote');

interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** Why, where that is known: some reasons are said beside the text. */
  readonly error?: ClassifiedError | undefined;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. Only a reload reaches the sign-in of a site. */
export function Failure({ title, text, heading = 'h2', error, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Notice
        art="torn"
        title={title}
        heading={heading}
        text={text}
        actions={
          <Button variant="primary" onClick={error?.isSignedOut ? reloadPage : onRetry}>
            Try Again
          </Button>
        }
      >
        {error && <FailureNote error={error} />}
      </Notice>
    </div>
  );
}

interface SectionFailureProps extends Omit<FailureProps, 'title' | 'text'> {
  readonly section: string;
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
