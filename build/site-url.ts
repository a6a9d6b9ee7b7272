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
export const baseOf = (folder = ''): string => `/${decoded(folder)}/`.replace(/\/+/g, '/');

/** @param host an address of the host, which counts alone @returns the site's full URL where it is given, otherwise its path */
export const siteUrlOf = (base: string, host = ''): string => (host ? new URL(base, host).href : base);
