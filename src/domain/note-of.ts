import type { ExplainedError } from './classified-error.ts';

const SIGNED_OUT = 'Your sign-in at this site has ended. Reload to sign in again.';
const BUSY = 'The provider is busy. It is asked again by itself in a moment.';

/** What is said beside the text of a failure (product.md, Errors and retry: signed out, asked once more); undefined where the text is enough. */
export const noteOf = ({
  isSignedOut,
  isAskedAgain,
}: Pick<ExplainedError, 'isSignedOut' | 'isAskedAgain'>): string | undefined =>
  isSignedOut ? SIGNED_OUT : isAskedAgain ? BUSY : undefined;
