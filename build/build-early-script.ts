import { createHash } from 'node:crypto';
import type { ResolvedConfig } from 'vite';
import { buildScript } from './build-script.ts';

const ENTRY = 'src/composition/early/early.ts';

/** What the script takes over from the application's build: `mode` names the environment files that are read. */
export type BuildOptions = Pick<ResolvedConfig, 'root' | 'mode' | 'base'>;

/** The page's inline script, from the same sources as the application. */
export async function buildEarlyScript({ root, mode, base }: BuildOptions): Promise<string> {
  const code = await buildScript(ENTRY, { root, mode, base });
  if (code.includes('</script')) throw new Error('The early script would end before its end.');
  return code;
}

/** How a policy names a script, or styles, that are in the page itself. */
export const inlineHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
