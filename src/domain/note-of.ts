import type { ExplainedError } from './classified-error.ts';

const SIGNED_OUT = 'Your sign-in at this site has ended. Reload to sign in again.';
const BUSY = 'The provider is busy. It is asked again by itself ';
/** What is further away is no moment, in milliseconds. */
const MOMENT_MS = 60_000;

/** What is said beside the text of a failure (product.md, Errors and retry: signed out, asked again); undefined where the text is enough. */
export const noteOf = ({
  isSignedOut,
  isAskedAgain,
  retryAfterMs = 0,
}: Pick<ExplainedError, 'isSignedOut' | 'isAskedAgain' | 'retryAfterMs'>): string | undefined => {
  if (isSignedOut) return SIGNED_OUT;
  return isAskedAgain && `${BUSY}${retryAfterMs > MOMENT_MS ? 'later.' : 'in a moment.'}`;
};
