import type { ExplainedError } from './classified-error.ts';

const SIGNED_OUT = 'Your sign-in at this site has ended. Reload to sign in again.';
const BUSY = 'TMDB is busy. Matinee asks again by itself in a moment.';

/** What is said beside the text of a failure (product.md, Errors and retry: signed out, busy); undefined where the text is enough. */
export const noteOf = ({ type, isSignedOut }: Pick<ExplainedError, 'type' | 'isSignedOut'>): string | undefined => {
  if (isSignedOut) return SIGNED_OUT;
  return type === 'rate_limit' ? BUSY : undefined;
};
