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
