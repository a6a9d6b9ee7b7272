import type { APIRequestContext } from '@playwright/test';

/** The built site's texts by path: the page, and all that it and its scripts name. */
export const builtSite = async (host: APIRequestContext): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  const queue = ['/', '/favicon.png', '/_headers', '/_nginx.conf', '/assets/manifest.json', '/.vite/manifest.json'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue;
    // The site may be in a folder of its host.
    const text = await (await host.get(`.${path}`)).text();
    files.set(path, text);
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css)\b/g))
      if (/-[\w-]{7}\.(js|css)$/.test(name)) queue.push(`/assets/${name}`);
  }
  return files;
};
