import { importSource } from './bundle-of.mjs';

/**
 * Encodes bundles as the store does.
 * @returns {Promise<(bundle: import('../../src/domain/library/bundle.ts').Bundle) => { ms: number, text: string }>}
 */
export async function encoder() {
  const { encodeBundle } = /** @type {typeof import('../../test-fixtures/store/encode-bundle.ts')} */ (
    await importSource('test-fixtures/store/encode-bundle.ts')
  );
  return (bundle) => {
    const begun = performance.now();
    const text = encodeBundle('203.0.113.7', bundle);
    return { ms: performance.now() - begun, text };
  };
}
