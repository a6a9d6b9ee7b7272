import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Identity } from './identity.ts';
import type { StoredLibrary } from './lineage/stored-library.ts';
import { ownIdentifier } from './own-identifier.ts';

const MADE_UP = `fp_${'a'.repeat(64)}`;
const MADE_UP_BEFORE = `fp_${'b'.repeat(64)}`;
const aLibrary = (identifier: string): StoredLibrary => ({
  identifier,
  bundle: { library: EMPTY_LIBRARY, remainder: NO_REMAINDER },
  text: '',
});

interface Setup {
  readonly found: string;
  readonly isOnline: boolean;
  /** The newest first. */
  readonly stored?: readonly string[];
}

const ask = async ({ found, isOnline, stored = ['203.0.113.7', MADE_UP] }: Setup) => {
  const clock = new VirtualClock();
  const identity = new Identity({ identityResolver: { resolve: () => Promise.resolve(found) }, clock });
  const shown: (string | undefined)[] = [];
  identity.polled$.subscribe((each) => shown.push(each));
  await identity.resolve();
  const otherLibraries = {
    of: (own: string) => Promise.resolve(stored.filter((each) => each !== own).map(aLibrary)),
    identifiers: () => Promise.resolve(stored),
  };
  const own = ownIdentifier({ identity, browser: { online$: of(isOnline) }, otherLibraries });
  await clock.advance(1_000);
  return { own: await own, shown: shown.at(-1) };
};

describe('whose library is loaded, and shown as the identifier', () => {
  it.each([
    ['the address, with a network', { found: '203.0.113.7', isOnline: true }, '203.0.113.7'],
    ['another address, with a network', { found: '198.51.100.4', isOnline: true }, '198.51.100.4'],
    ['the fingerprint, where the services are blocked', { found: MADE_UP, isOnline: true }, MADE_UP],
    [
      'another fingerprint of this device, where it saved last',
      { found: MADE_UP, isOnline: true, stored: [MADE_UP_BEFORE, '203.0.113.7'] },
      MADE_UP_BEFORE,
    ],
    [
      'the fingerprint, where an address saved last',
      { found: MADE_UP, isOnline: true, stored: ['203.0.113.7', MADE_UP_BEFORE] },
      MADE_UP,
    ],
    [
      'the fingerprint, where it has lists of its own',
      { found: MADE_UP, isOnline: true, stored: [MADE_UP_BEFORE, MADE_UP] },
      MADE_UP,
    ],
    ['who saved last, without a network', { found: MADE_UP, isOnline: false }, '203.0.113.7'],
    [
      'the fingerprint, without a network, where it saved last',
      { found: MADE_UP, isOnline: false, stored: [MADE_UP, '203.0.113.7'] },
      MADE_UP,
    ],
    ['the fingerprint, without a network and without lists', { found: MADE_UP, isOnline: false, stored: [] }, MADE_UP],
    ['the address that was told all the same', { found: '198.51.100.4', isOnline: false }, '198.51.100.4'],
  ])('%s', async (_name, given, expected) => {
    expect(await ask(given)).toEqual({ own: expected, shown: expected });
  });
});
