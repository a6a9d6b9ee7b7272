import type { ExplainedError } from './classified-error.ts';

const SIGNED_OUT = 'Your sign-in at this site has ended. Reload to sign in again.';

/** What is said beside the text of a failure (product.md, Errors and retry: signed out); undefined where the text is enough. */
export const noteOf = ({ isSignedOut }: Pick<ExplainedError, 'isSignedOut'>): string | undefined =>
  isSignedOut ? SIGNED_OUT : undefined;
