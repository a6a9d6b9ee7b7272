import type { BuildEnvironment, EnvironmentOptions, Rolldown, ViteBuilder } from 'vite';

/**
 * What is built beside the application from the same sources, as one script that imports nothing: the page's own script, and
 * the worker. The build has its text, and writes nothing.
 */
export const scriptEnvironment = (input: string, intro?: () => string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    write: false,
    target: 'baseline-widely-available',
    modulePreload: false,
    // The page has the style sheet; only the names of its classes are needed.
    cssCodeSplit: false,
    minify: 'terser',
    rolldownOptions: { input, output: { format: 'iife', ...(intro && { intro }) }, checks: { bundlerTimings: false } },
  },
});

/** @throws {Error} when no plugin has such an environment */
export const environmentOf = ({ environments }: ViteBuilder, name: string): BuildEnvironment => {
  const environment = environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  return environment;
};

/** Builds an environment of one script. @returns its text @throws {Error} when nothing comes of it */
export async function scriptOf(builder: ViteBuilder, name: string): Promise<string> {
  const built = (await builder.build(environmentOf(builder, name))) as Rolldown.RolldownOutput;
  const script = built.output.find(({ type }) => type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`Nothing comes of the environment ${name}.`);
  return script.code.trim();
}
