import type { DevicesNotice, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { DeviceNameField } from '#ui/components/devices/device-name-field.tsx';
import { Devices } from '#ui/components/devices/devices.tsx';
import { JoinDialog } from '#ui/components/devices/joining/join-dialog.tsx';
import { Joined } from '#ui/components/devices/joining/joined.tsx';
import { Previewed } from '#ui/components/devices/joining/previewed.tsx';
import { Ways } from '#ui/components/devices/joining/ways.tsx';
import { PairingLink } from '#ui/components/devices/pairing-link.tsx';
import {
  aHostState,
  aPreview,
  aJoinedState,
  aKeptCalendar,
  A_SECRET,
  FakeDevices,
  someDifferences,
} from '../../devices/fake-devices.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { Kept } from '../kept.tsx';

const nothing = () => undefined;
const notices: readonly DevicesNotice[] = [
  { text: 'The browser no longer lets Matinee use the folder. Reconnect it, and allow it again.', canReconnect: true },
  { text: 'The clock of Laptop is a year ahead. Set it right there.', canReconnect: false },
];
const LONG_NAME = 'The computer in the living room, behind the sofa';

const { sharedAt: _, ...UNSHARED } = aJoinedState({ others: [] });

const on = (state: JoinedState) => <Devices devices={new FakeDevices({ state })} />;
const off = new FakeDevices();

const previewed = (preview = aPreview(), isJoining = false) => (
  <Kept first="Chrome on Linux">
    {(name, setName) => (
      <Previewed {...{ preview, isJoining, name, setName }} isInvited join={nothing} onCancel={nothing} />
    )}
  </Kept>
);

export const DEVICES: readonly GalleryEntry[] = [
  {
    component: 'DeviceNameField',
    states: {
      plain: <DeviceNameField name="Phone" onName={nothing} />,
      empty: <DeviceNameField name="" onName={nothing} />,
    },
  },
  {
    component: 'Devices',
    isWide: true,
    states: {
      off: <Devices devices={off} />,
      'by a folder': on(aJoinedState({ keepsBackups: true, backedUpAt: new Date('2026-11-20T12:00:00Z') })),
      'with a calendar file': on(aJoinedState({ calendarFile: aKeptCalendar({ reminds: true }) })),
      'by the site’s host': on(aHostState()),
      'not shared yet': on(UNSHARED),
      'with notices': on(aJoinedState({ notices })),
      'with a question': on(
        aJoinedState({ question: { kind: 'remove-here', counts: { watchlist: 200, favorites: 12 } } }),
      ),
      'long names': on(aJoinedState({ name: LONG_NAME, others: [{ name: LONG_NAME, writtenAt: new Date(0) }] })),
    },
  },
  {
    component: 'Ways',
    isWide: true,
    states: {
      both: <Ways devices={off} refusal={undefined} look={nothing} />,
      'one, refused': (
        <Ways
          devices={new FakeDevices({ kinds: ['host'] })}
          refusal="This site’s server does not answer. Check your connection, and try again."
          look={nothing}
        />
      ),
    },
  },
  {
    component: 'Previewed',
    isWide: true,
    states: {
      'two devices': previewed(),
      'titles go': previewed(aPreview({ devices: ['Phone'], adds: {}, removes: { watchlist: 3 } })),
      'marked differently': previewed(aPreview({ conflicts: someDifferences(12), fills: { here: 3, there: 1 } })),
      'nobody is there': previewed(aPreview({ devices: [], adds: {} })),
      joining: previewed(aPreview({ devices: [LONG_NAME, 'Tablet', 'Laptop'] }), true),
    },
  },
  {
    component: 'Joined',
    isWide: true,
    states: {
      'by a folder': <Joined state={aJoinedState()} />,
      'by the site’s host': <Joined state={aHostState()} />,
    },
  },
  { component: 'PairingLink', isWide: true, states: { plain: <PairingLink path={`/pair#${A_SECRET}`} /> } },
  {
    component: 'JoinDialog',
    states: { 'two ways': (close) => <JoinDialog devices={new FakeDevices()} onClose={close} /> },
  },
];
