import { createHash } from 'node:crypto';
import { build } from 'vite';
import { CSS_OPTIONS } from './css-options.ts';

const ENTRY = 'src/composition/early/early.ts';

/** The page's inline script, from the same sources as the application. @param mode whose environment files count */
export async function buildEarlyScript(root: string, mode: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    css: CSS_OPTIONS,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      // The page has the style sheet; only the names of its classes are needed.
      cssCodeSplit: false,
      minify: 'terser',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [{ output } = { output: [] }] = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  const chunk = output.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk' || chunk.code.includes('</script')) throw new Error('The early script cannot be built.');
  return chunk.code.trim();
}

/** How a policy names a script that is in the page itself. */
export const scriptHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
