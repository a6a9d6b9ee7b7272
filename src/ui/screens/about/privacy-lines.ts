import type { Edition } from '#application/ports/catalog/edition.ts';

/** Undefined for an address on the site's own host, and for none. */
const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);

const titles = (host: string | undefined): string =>
  host === undefined
    ? 'This site asks TMDB on your behalf. TMDB learns neither your address nor who you are.'
    : `Your browser asks ${host} for titles, and tells it what you search for.`;

const address = (hosts: readonly string[]): string => {
  if (hosts.length === 0) {
    return 'Nobody is asked for it. Your lists are saved under what tells this browser from others, on this device.';
  }
  const inTurn = hosts.length > 1 ? ', one after the other until one answers' : '';
  return `Your browser asks ${hosts.join(', ')} for its public address${inTurn}. Your lists are saved under it, on this device.`;
};

const requests = (url: string): string =>
  `‘Ask for it’ on a title’s page leads to ${hostOf(url) ?? url}, which learns which title it is. Nothing is sent before you press it.`;

const measurements = (url: string): string =>
  url
    ? `How long pages take is sent to ${hostOf(url) ?? 'this site'}, with the address of the page and nothing about you.`
    : 'Nothing is measured.';

/** Who is asked what (product.md, About: privacy), each with its name. It follows from how this site was built. */
export const privacyLines = (
  { apiUrl, imageUrl, ipLookupUrls, vitalsUrl, requestUrl }: Edition,
  isDemo: boolean,
): readonly (readonly [label: string, text: string])[] => [
  [
    'Your lists',
    'They stay on this device. They leave it only when you take them along, share something of them, or share them between your devices yourself.',
  ],
  [
    'Titles and search',
    isDemo
      ? 'This is the demo: its titles are made up and part of the site. Nobody is asked for them.'
      : titles(hostOf(apiUrl)),
  ],
  ['Pictures', `They come from ${(!isDemo && hostOf(imageUrl)) || 'this site'}.`],
  [
    'Where to watch',
    'Your country is what you choose, or what your browser’s languages name; your address is not asked. It and your services stay on this device. They are named only when you look for services, or for what is on yours.',
  ],
  ...(requestUrl && !isDemo ? [['Requests', requests(requestUrl)] as const] : []),
  ['Your address', address(ipLookupUrls.map((url) => hostOf(url) ?? 'this site'))],
  ['Trailers', 'The player comes from youtube-nocookie.com, and only when you open a trailer.'],
  ['Measurements', measurements(vitalsUrl)],
  [
    'Reports',
    'A report of a fault is sent to nobody: you see it, and copy it where you like. It has versions, counts and kinds of failures, and nothing of what is in your lists.',
  ],
  ['Cookies', 'There are none, and nothing follows you.'],
];
