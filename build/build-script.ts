import { build, type InlineConfig } from 'vite';
import { CSS_OPTIONS } from './css-options.ts';

/**
 * A script that is loaded by itself, apart from the application's code: all that it imports is in it.
 * @param config what the script needs besides its source
 * @throws {Error} when nothing comes of it
 */
export async function buildScript(input: string, config: InlineConfig = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    css: CSS_OPTIONS,
    ...config,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      // The page has the style sheet; only the names of its classes are needed.
      cssCodeSplit: false,
      minify: 'terser',
      rolldownOptions: { input, output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = files.find(({ type }) => type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${input} cannot be built.`);
  return script.code.trim();
}
