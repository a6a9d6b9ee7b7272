interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

const ADDRESS = `${import.meta.env.BASE_URL}sw.js`;
/** The name of the only Trusted Types policy that the page's security policy allows, once. */
const POLICY = 'matinee-worker';

/**
 * The worker's address in the form that the page's policy requires: trusted, in browsers that have Trusted Types.
 * Throws when it is called twice.
 */
export const workerAddress = (): string => {
  // `trustedTypes` has no types yet, and not every browser has it. Its result is no string, but is accepted as one.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS;
};
