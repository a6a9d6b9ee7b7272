import { hostPath } from '#ui/hooks/site-path.ts';

const KINDS: Readonly<Record<string, Partial<HTMLLinkElement>>> = {
  js: { rel: 'modulepreload' },
  css: { rel: 'preload', as: 'style' },
  // Letters can be read before their fonts have come.
  woff2: { rel: 'preload', as: 'font', fetchPriority: 'low' },
};

const addLink = (link: Partial<HTMLLinkElement>): void => {
  document.head.append(Object.assign(document.createElement('link'), link));
};

/** Fetches built files before they are asked for. */
export const preload = (files: readonly string[]): void => {
  for (const file of files) {
    const kind = KINDS[file.slice(file.lastIndexOf('.') + 1)];
    addLink({ ...kind, crossOrigin: '', href: hostPath(`/${file}`) });
  }
};

/** Connects to a host before something is fetched from it: on a slow network that takes as long as a small file. */
export const preconnect = (address: string): void => {
  addLink({ rel: 'preconnect', href: address });
};
