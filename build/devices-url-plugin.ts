import type { Plugin } from 'vite';

/** A path on the site's own host, and nothing that an address would be read from otherwise. */
const OWN_PATH = /^\/(?:[\w.~-]+\/)+$/;

/** Ends a build, or the start of a server, whose folders for devices would be elsewhere than on the site's own host. */
export const devicesUrlPlugin = (): Plugin => ({
  name: 'matinee:devices-url',
  configResolved({ env }) {
    const given = ((env['VITE_DEVICES_URL'] as string | undefined) ?? '').trim();
    if (given && !OWN_PATH.test(given)) {
      throw new Error(
        `VITE_DEVICES_URL is "${given}"; it must be a path on the site's own host that begins and ends with a slash, as /devices/ does.`,
      );
    }
  },
});
