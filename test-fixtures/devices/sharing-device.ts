import { joinRegisters } from '#domain/devices/join-registers.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { joinedRegisters } from '#domain/devices/joining/joined-registers.ts';
import { NOTHING_KNOWN, takeRegisters, withNoted, type Known } from '#domain/devices/known.ts';
import { mergingActions, withApplied } from '#domain/devices/merging-actions.ts';
import { noteChanges } from '#domain/devices/note-changes.ts';
import type { Register, Registers } from '#domain/devices/register.ts';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { resultOf } from '#domain/steps.ts';

const timeAt = (minute: number): Date => new Date(Date.UTC(2026, 10, 21) + minute * 60_000);

const wholeOf = ({ said: _, ...register }: Register): Register => register;
const wholes = (registers: Registers): Registers =>
  new Map([...registers].map(([id, register]) => [id, wholeOf(register)]));

/** What a device does with its registers, without a folder or a clock. */
export class SharingDevice {
  known: Known = NOTHING_KNOWN;
  /** All that it has noted. */
  said: readonly Register[] = [];
  /** It knows one stamp for all that an item says, and passes on what it does not know where it changes nothing. */
  isOfReleaseBefore = false;

  constructor(
    readonly name: string,
    public library: Library,
  ) {}

  /** Devices that have the same library, and know the same of it. */
  static sharing(library: Library, names: readonly string[]): readonly SharingDevice[] {
    const registers = resultOf(joinRegisters(library, { device: names[0] ?? '', now: new Date(0) }));
    return names.map((name) => {
      const device = new SharingDevice(name, library);
      device.known = { registers, unapplied: new Map() };
      return device;
    });
  }

  /** Each has a library of its own, and joins the one before it. */
  static joined(
    names: readonly string[],
    libraries: readonly Library[],
    choices: readonly JoinChoice[],
  ): readonly SharingDevice[] {
    const devices = names.map((name, at) => new SharingDevice(name, libraries[at] ?? EMPTY_LIBRARY));
    for (const [at, device] of devices.entries())
      device.join(devices[at - 1]?.file() ?? new Map(), choices[at - 1] ?? 'newer');
    return devices;
  }

  /** All share in turns. */
  static share(devices: readonly SharingDevice[], minute: number): void {
    for (const [at, device] of devices.entries()) device.round(minute + at / 10, devices);
  }

  /** All take what all others have written, until nothing is new. */
  static meet(devices: readonly SharingDevice[], turns = 3): void {
    for (let turn = 0; turn < turns; turn += 1)
      for (const own of devices) for (const other of devices) own.take(other.file());
  }

  /** It has never shared what it has. */
  join(others: Registers, choice: JoinChoice): void {
    const own = resultOf(joinRegisters(this.library, { device: this.name, now: timeAt(0) }));
    const joined = resultOf(joinedRegisters(own, others, { device: this.name, choice }));
    this.known = { registers: own, unapplied: new Map() };
    this.merge(others);
    this.known = resultOf(takeRegisters(this.known, joined));
    this.apply();
  }

  /** @param killed before or after what was merged is done to the library: then it counts as not done yet */
  round(minute: number, others: readonly SharingDevice[], killed?: 'before' | 'after'): void {
    this.note(minute);
    for (const other of others) this.merge(other.file());
    const merged = this.known;
    if (killed !== 'before') this.apply();
    if (killed) this.known = merged;
  }

  do(action: LibraryAction): void {
    this.library = apply(this.library, action);
  }

  /** @param minute of 2026-11-21 */
  change(action: LibraryAction, minute: number): void {
    this.do(action);
    this.note(minute);
  }

  note(minute: number): void {
    const context = { device: this.name, now: timeAt(minute) };
    const { changes, removals, unapplied } = resultOf(noteChanges(this.library, this.known, context));
    const told = (registers: readonly Register[]) => (this.isOfReleaseBefore ? registers.map(wholeOf) : registers);
    const noted = { changes: told(changes), removals: told(removals), unapplied };
    this.said = [...this.said, ...noted.changes, ...noted.removals];
    this.known = withNoted(this.known, noted);
  }

  /** Another text once it has noted anything. */
  stamps(): string {
    return [...this.known.registers.values()].map(({ stamp }) => stamp).join(' ');
  }

  file(): Registers {
    return this.known.registers;
  }

  take(registers: Registers): void {
    this.merge(registers);
    this.apply();
  }

  /** A page may be killed behind it. */
  merge(registers: Registers): void {
    if (!this.isOfReleaseBefore) {
      this.known = resultOf(takeRegisters(this.known, registers.values()));
      return;
    }
    const whole = { ...this.known, registers: wholes(this.known.registers) };
    const taken = resultOf(takeRegisters(whole, wholes(registers).values()));
    const saidOf = (id: string, { stamp, device, item }: Register) =>
      [this.known.registers.get(id), registers.get(id)].find(
        (each) => each?.said && each.stamp === stamp && each.device === device && each.item === item,
      );
    this.known = {
      ...taken,
      registers: new Map([...taken.registers].map(([id, register]) => [id, saidOf(id, register) ?? register])),
    };
  }

  apply(): void {
    const { actions, applied } = resultOf(mergingActions(this.library, this.known, { withViews: true }));
    this.library = apply(this.library, { kind: 'batch', actions });
    this.known = withApplied(this.known, applied);
  }
}
