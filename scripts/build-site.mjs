import { createBuilder } from 'vite';
import { checkFirstRoute } from './first-route-size.mjs';

/** @returns where the site is built: `dist`, or OUT_DIR */
export const outDir = () => process.env['OUT_DIR'] || 'dist';

/**
 * Builds the site for production and checks its first route's size.
 * @throws {Error} when it does not build or is too large
 */
export async function buildSite() {
  // Hundreds of pictures would be listed otherwise.
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  checkFirstRoute(outDir());
}
