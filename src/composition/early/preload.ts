/** Fetches code or styles before they are asked for. */
export const preload = (href: string): void => {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }));
};
