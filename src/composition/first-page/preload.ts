import { hostPath } from '#ui/hooks/address/site-path.ts';

const KINDS: Readonly<Record<string, Partial<HTMLLinkElement>>> = {
  js: { rel: 'modulepreload' },
  css: { rel: 'preload', as: 'style' },
  // Letters can be read before their fonts have come.
  woff2: { rel: 'preload', as: 'font', fetchPriority: 'low' },
};

const addLink = (link: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
};

/** Fetches a built file before it is asked for. Resolves when it has come or failed. */
export const preload = (file: string): Promise<unknown> => {
  const kind = KINDS[file.slice(file.lastIndexOf('.') + 1)];
  const link = addLink({ ...kind, crossOrigin: '', href: hostPath(`/${file}`) });
  return new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
};

/** Connects to a host before something is fetched from it: on a slow network that takes as long as a small file. */
export const preconnect = (address: string): void => {
  addLink({ rel: 'preconnect', href: address });
};
