import { createHash } from 'node:crypto';
import { buildScript } from './build-script.ts';

const ENTRY = 'src/composition/early/early.ts';

/** The page's inline script, from the same sources as the application. @param mode the mode of the environment files that are read */
export async function buildEarlyScript(root: string, mode: string): Promise<string> {
  const code = await buildScript(ENTRY, { root, mode });
  if (code.includes('</script')) throw new Error('The early script would end before its end.');
  return code;
}

/** How a policy names a script, or styles, that are in the page itself. */
export const inlineHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
