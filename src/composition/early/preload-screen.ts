/** The screen that an address opens, by the name of its source (see routes.tsx); undefined for home, which needs no more code. */
export const screenAt = (pathname: string): string | undefined => {
  const [, first = '', second] = pathname.split('/');
  if (first === '') return undefined;
  if (second !== undefined) return first === 'person' ? first : 'detail';
  if (first === 'ratings') return 'watchlist';
  return ['search', 'watchlist', 'favorites', 'collections'].includes(first) ? first : 'explore';
};

/** Has the first screen's code fetched beside the application's, which would ask for it only once it runs. */
export const preloadScreen = (pathname: string): void => {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="screens"]') ?? { content: '{}' };
  const files = JSON.parse(content) as Readonly<Record<string, readonly string[]>>;
  for (const file of files[screenAt(pathname) ?? ''] ?? []) {
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: `/${file}` }));
  }
};
