import { loadEnv, type Plugin } from 'vite';

/**
 * Where the site is on its host.
 * @param folder as VITE_BASE has it, with or without slashes
 * @returns with a slash at both ends
 */
export const baseOf = (folder: string): string => `/${folder}/`.replace(/\/+/g, '/');

/** Builds and serves the site for the folder of its host that VITE_BASE names. */
export const basePlugin = (): Plugin => ({
  name: 'matinee:base',
  config: (_config, { mode }) => ({ base: baseOf(loadEnv(mode, process.cwd(), 'VITE_')['VITE_BASE'] ?? '') }),
});
