const place = <Name extends string>(name: Name) => `__MATINEE_${name}__` as const;

/**
 * What stands in the files of a run-time build for what is known only when they are served: `deploy/configure.sh` puts it there.
 * No text has such words otherwise, and minifiers leave them as they are.
 */
export const PLACEHOLDERS = {
  /** The folder of its host that the site is in, with a slash at both ends. */
  base: `/${place('BASE')}/`,
  /** The same in nginx's regular expressions, without its last slash. */
  folder: place('FOLDER'),
  /** What nginx answers beside the folder: the rest of a regular expression. */
  outside: place('OUTSIDE'),
  /** The site's full URL, or the folder. */
  siteUrl: place('SITE_URL'),
  /** What the page says of its configuration: JSON, by the names that `Config` has. */
  settings: place('SETTINGS'),
  /** The host's links as HTML, for a page that runs no script. */
  links: place('LINKS'),
  /** More sources of the policy's `connect-src`. */
  connect: place('CONNECT'),
  /** The hash of the page's styles: they name files in the folder. */
  styles: place('STYLES'),
  /** `scopeOf` of the folder. */
  scope: place('SCOPE'),
  /** What `workerScreens` has more of where devices share folders. */
  pairing: place('PAIRING'),
  /** Ends the release's name: the same build with another configuration is another release. */
  release: place('RELEASE'),
} as const;

export const hasPlaceholder = (text: string): boolean => text.includes('__MATINEE_');
