import { loadEnv, type Plugin } from 'vite';

const decoded = (folder: string): string => {
  try {
    return decodeURI(folder);
  } catch {
    return folder;
  }
};

/**
 * Where the site is on its host.
 * @param folder as VITE_BASE has it, with or without slashes, as its name or as an address has it
 * @returns with a slash at both ends
 */
export const baseOf = (folder: string): string => `/${decoded(folder)}/`.replace(/\/+/g, '/');

/** @returns the site's full URL where `host` is given, otherwise its path. @throws {Error} when the host is no address */
export const siteUrlOf = (base: string, host = ''): string => {
  if (!host) return base;
  if (!URL.canParse(host)) throw new Error(`VITE_SITE_URL is "${host}"; it must begin with https:// or http://.`);
  return new URL(base, host).href;
};

/**
 * Builds and serves the site for the folder of its host that VITE_BASE names. In the page's source, `%SITE_URL%` is the site's
 * full URL if VITE_SITE_URL is set, otherwise only its path.
 */
export const basePlugin = (): Plugin => ({
  name: 'matinee:base',
  config: (_config, { mode }) => {
    const { VITE_BASE = '', VITE_SITE_URL } = loadEnv(mode, process.cwd(), 'VITE_');
    const base = baseOf(VITE_BASE);
    return { base, define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrlOf(base, VITE_SITE_URL)) } };
  },
});
