import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { calendarFile, withoutStamps } from '#domain/calendar/calendar-file.ts';
import type { GivenCalendar } from '#domain/calendar/given-calendar.ts';
import { readCalendarFile } from '#domain/calendar/read-calendar-file.ts';
import { calendarFileName } from '#domain/devices/folder-files.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { DevicesFolder } from '../../../ports/devices/devices-folder.ts';
import type { Membership } from '../../../ports/devices/membership-memory.ts';

export interface FolderCalendarDeps {
  /**
   * The lines of the calendar, as far as this device knows them without asking anybody; undefined where that cannot be told now.
   * Never rejects: a calendar costs the lists nothing.
   */
  readonly knownCalendar: () => Promise<readonly CalendarEntry[] | undefined>;
  readonly clock: Pick<Clock, 'now'>;
}

/** The calendar file that this device keeps in the folder. */
export interface KeptCalendar {
  readonly name: string;
  /** Whether it reminds on the evening before each day. */
  readonly reminds: boolean;
  /** Nothing is coming: the folder has no file then, or one that cancels what came before. */
  readonly isEmpty: boolean;
}

/** Keeps this device's calendar file in a shared folder on disk, where it is wanted (product.md, Calendar files: folder). */
export class FolderCalendar {
  /** The file that is in the folder, but for when it was written; undefined where that is not known. */
  private there: { readonly plain: string; readonly given: GivenCalendar } | undefined;
  private isEmpty = false;

  constructor(private readonly deps: FolderCalendarDeps) {}

  /** Undefined where this device keeps none. */
  state({ device, place, calendarFile: wanted }: Membership): KeptCalendar | undefined {
    if (!wanted || place.kind !== 'disk') return undefined;
    return { name: calendarFileName(device), reminds: wanted.reminds, isEmpty: this.isEmpty };
  }

  /**
   * Writes the file where it would be another, and removes it where it is not wanted, and where nothing is coming or to be cancelled. Rejects as the folder does.
   * @param names of all files in the folder
   */
  async keep(folder: DevicesFolder, membership: Membership, names: readonly string[]): Promise<void> {
    const name = calendarFileName(membership.device);
    if (!names.includes(name)) this.there = undefined;
    const wanted = this.state(membership);
    const entries = wanted ? await this.deps.knownCalendar() : [];
    if (!entries) return;
    this.isEmpty = wanted !== undefined && entries.length === 0;
    if (wanted) await this.update(folder, entries, { ...wanted, isThere: names.includes(name) });
    else if (names.includes(name)) await this.remove(folder, name);
  }

  private async update(
    folder: DevicesFolder,
    entries: readonly CalendarEntry[],
    { name, reminds, isThere }: KeptCalendar & { readonly isThere: boolean },
  ): Promise<void> {
    if (isThere) this.there ??= await this.read(folder, name);
    const before = this.there;
    const written = calendarFile(entries, {
      now: this.deps.clock.now(),
      reminds,
      ...(before && { given: before.given }),
    });
    const plain = withoutStamps(written.file);
    if (plain === before?.plain) return;
    this.there = undefined;
    if (!written.isEmpty) {
      await folder.write(name, written.file);
      this.there = { plain, given: written.given };
    } else if (isThere) await folder.remove(name);
  }

  private async read(folder: DevicesFolder, name: string) {
    const file = (await folder.read(name)) ?? '';
    return { plain: withoutStamps(file), given: readCalendarFile(file) };
  }

  private async remove(folder: DevicesFolder, name: string): Promise<void> {
    this.there = undefined;
    await folder.remove(name);
  }
}
