import { addressOf } from '../addresses/screens.ts';
import { tidyLinkText } from './tidy-link-text.ts';

/** An address of which the '#' was encoded, or behind whose path something else was put; not one of another screen. */
const GLUED = new RegExp(`^(${addressOf('link')}|${addressOf('pair')})(?:/?%(?:25)*23|(?![\\w/-]).)`, 'i');

/**
 * The address that was meant by one that no screen has, since messengers and mail programs change links: '/shared%23v1.…', '/shared…'. What cannot
 * be read in it is found damaged there. Undefined where it is no link of Matinee.
 */
export const mendedLink = (location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string | undefined => {
  const path = GLUED.exec(location.pathname)?.[1];
  if (path === undefined) return undefined;
  const [, ...behind] = tidyLinkText(location.pathname + location.search + location.hash).split('#');
  return `${path.toLowerCase()}#${behind.join('')}`;
};
