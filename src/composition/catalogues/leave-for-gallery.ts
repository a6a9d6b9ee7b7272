import { hostPath, sitePath } from '#ui/hooks/site-path.ts';

/** The gallery is a page of its own, in a file whose short address a host, or the worker, may answer with this page. */
export const leaveForGallery = (): void => {
  if (import.meta.env['VITE_CATALOG'] === 'demo' && sitePath(location.pathname) === '/gallery')
    location.replace(hostPath('/gallery.html') + location.search);
};
