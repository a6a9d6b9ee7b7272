interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

const ADDRESS = '/sw.js';
/** The page's policy lets this one exist, once. */
const POLICY = 'matinee-worker';

/** The worker's address as the page's policy wants it: trusted, where the browser knows of that. Throws when asked twice. */
export const workerAddress = (): string => {
  // Neither typed yet nor everywhere; what comes of it is no string, but taken for one.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS;
};
