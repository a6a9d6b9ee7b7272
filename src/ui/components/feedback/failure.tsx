import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';

interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function Failure({ title, text, heading = 'h2', onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Notice
        art="torn"
        title={title}
        heading={heading}
        text={text}
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      />
    </div>
  );
}
