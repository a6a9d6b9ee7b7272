import { BehaviorSubject } from 'rxjs';
import type { PlaceKind } from '#application/ports/devices/folder-places.ts';
import type {
  DevicesFacade,
  DevicesState,
  JoinAnswer,
  JoinPreview,
  JoinedState,
} from '#application/use-cases/devices/devices-facade.ts';
import type { KeptCalendar } from '#application/use-cases/devices/round/folder-calendar.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { JoinConflict } from '#domain/devices/joining/join-conflicts.ts';

/** Of 16 bytes. */
export const A_SECRET = 'BzHU8gPAR2QIfHZ3AYwr5A';

/** Two devices share by the site's host, and have 12 titles that are not here. */
export const aPreview = (fields: Partial<JoinPreview> = {}): JoinPreview => ({
  kind: 'preview',
  place: { kind: 'host', secret: A_SECRET },
  devices: ['Phone', 'Laptop'],
  adds: { watchlist: 12 },
  removes: {},
  gives: { favorites: 3 },
  conflicts: [],
  fills: { here: 0, there: 0 },
  ...fields,
});

const aDifference = (id: number): JoinConflict => ({
  list: 'marks',
  key: `movie:${id}`,
  mine: { id, title: `Title ${id}`, seenAt: '2020-01-01', rating: 9, note: 'Loud' },
  theirs: { id, title: `Title ${id}`, seenAt: '2026-11-20', rating: 5, ...(id === 1 && { note: 'Too loud' }) },
  isToChoose: true,
});
/** So many titles are marked differently; of the first both have a note. */
export const someDifferences = (count: number): readonly JoinConflict[] =>
  Array.from({ length: count }, (_, at) => aDifference(at + 1));

const anOrder = (
  key: string,
  collection: string | undefined,
  [first, second]: readonly [string, string],
): JoinConflict => ({
  list: 'order',
  key,
  mine: { collection, first, second },
  theirs: { collection, first: second, second: first },
  isToChoose: true,
});
/** A collection, and the collections themselves, are in two orders. */
export const someOrders = (): readonly JoinConflict[] => [
  anOrder('9', 'Noir', ['Low Tide', 'Nine Dials']),
  anOrder('', undefined, ['Noir', 'Feel Good']),
];

/** This device shares its lists by a folder on disk, with two others, and all is well. */
export const aJoinedState = (fields: Partial<JoinedState> = {}): JoinedState => ({
  status: 'on',
  name: 'Desktop',
  place: 'disk',
  folder: 'Sync',
  others: [
    { name: 'Phone', writtenAt: new Date('2026-11-21T11:55:00Z') },
    { name: 'Laptop', writtenAt: new Date('2026-11-20T12:00:00Z') },
  ],
  sharedAt: new Date('2026-11-21T11:57:00Z'),
  isWorking: false,
  notices: [],
  removals: [],
  keepsBackups: false,
  ...fields,
});

/** The same by the site's host. */
export const aHostState = (fields: Partial<JoinedState> = {}): JoinedState => {
  const { folder: _, ...state } = aJoinedState();
  return { ...state, place: 'host', pairingPath: `/pair#${A_SECRET}`, ...fields };
};

/** The calendar file that this device keeps in the folder. */
export const aKeptCalendar = (fields: Partial<KeptCalendar> = {}): KeptCalendar => ({
  name: 'matinee-calendar-0123456789abcdef.ics',
  reminds: false,
  isEmpty: false,
  ...fields,
});

interface FakeDevicesOptions {
  readonly kinds?: readonly PlaceKind[];
  readonly state?: DevicesState;
  /** What the choice of a folder comes to; undefined where the visitor chose none. */
  readonly chosen?: JoinAnswer | undefined;
  /** What a pairing comes to, made or opened. */
  readonly paired?: JoinAnswer;
}

/** Does at once what it is asked to, without any folder, and notes what it was asked. */
export class FakeDevices implements DevicesFacade {
  readonly kinds: readonly PlaceKind[];
  readonly state$: BehaviorSubject<DevicesState>;
  /** What was asked, as 'rename Phone'. */
  readonly asked: string[] = [];
  private readonly chosen: JoinAnswer | undefined;
  private readonly paired: JoinAnswer;

  constructor(options: FakeDevicesOptions = {}) {
    const { kinds = ['disk', 'host'], state = { status: 'off' }, paired = aPreview() } = options;
    this.kinds = kinds;
    this.state$ = new BehaviorSubject(state);
    this.chosen = 'chosen' in options ? options.chosen : aPreview({ place: { kind: 'disk', handle: 0, name: 'Sync' } });
    this.paired = paired;
  }

  async chooseFolder(): Promise<JoinAnswer | undefined> {
    this.note('choose folder');
    return this.chosen;
  }

  async createPairing(): Promise<JoinAnswer> {
    this.note('create pairing');
    return this.paired;
  }

  async openPairing(secret: string): Promise<JoinAnswer> {
    this.note('open pairing', secret);
    return this.paired;
  }

  async join({ place, devices }: JoinPreview, name: string, choice: JoinChoice = 'newer'): Promise<void> {
    this.note('join', name, ...(choice === 'newer' ? [] : [choice]));
    const state = place.kind === 'disk' ? aJoinedState({ folder: place.name }) : aHostState();
    this.state$.next({ ...state, name, others: state.others.slice(0, devices.length) });
  }

  suggestName(): string {
    return 'Chrome on Linux';
  }

  async rename(name: string): Promise<void> {
    this.note('rename', name);
    this.change({ name });
  }

  async syncNow(): Promise<void> {
    this.note('share now');
  }

  async reconnect(): Promise<void> {
    this.note('reconnect');
    this.change({ notices: [] });
  }

  async keepBackups(keeps: boolean): Promise<void> {
    this.note('keep backups', keeps);
    this.change({ keepsBackups: keeps });
  }

  async keepCalendar(file: { readonly reminds: boolean } | undefined): Promise<void> {
    this.note('keep calendar', file ? (file.reminds ? 'reminding' : 'plain') : 'off');
    const { value } = this.state$;
    if (value.status === 'off') return;
    const { calendarFile: _, ...others } = value;
    this.state$.next(file ? { ...others, calendarFile: aKeptCalendar(file) } : others);
  }

  async answer(removes: boolean): Promise<void> {
    this.note('answer', removes);
    const { value } = this.state$;
    if (value.status === 'off') return;
    const { question: _, ...others } = value;
    this.state$.next(others);
  }

  async bringBack(id: string): Promise<void> {
    this.note('bring back', id);
    const { value } = this.state$;
    if (value.status === 'on') this.change({ removals: value.removals.filter((each) => each.id !== id) });
  }

  async leave(): Promise<void> {
    this.note('leave');
    this.state$.next({ status: 'off' });
  }

  /** What the device comes to by itself, or by another. */
  change(fields: Partial<JoinedState>): void {
    const { value } = this.state$;
    if (value.status === 'on') this.state$.next({ ...value, ...fields });
  }

  private note(...words: readonly unknown[]): void {
    this.asked.push(words.join(' '));
  }
}
