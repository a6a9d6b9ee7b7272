import { loadEnv, type Plugin } from 'vite';

/**
 * Where the site is on its host.
 * @param folder as VITE_BASE has it, with or without slashes
 * @returns with a slash at both ends
 */
export const baseOf = (folder: string): string => `/${folder}/`.replace(/\/+/g, '/');

/**
 * Builds and serves the site for the folder of its host that VITE_BASE names. In the page's source, `%SITE_URL%` stands for
 * the site's address: the whole of it where VITE_SITE_URL gives the host.
 */
export const basePlugin = (): Plugin => ({
  name: 'matinee:base',
  config: (_config, { mode }) => {
    const { VITE_BASE = '', VITE_SITE_URL: site } = loadEnv(mode, process.cwd(), 'VITE_');
    const base = baseOf(VITE_BASE);
    return { base, define: { 'import.meta.env.SITE_URL': JSON.stringify(site ? new URL(base, site).href : base) } };
  },
});
