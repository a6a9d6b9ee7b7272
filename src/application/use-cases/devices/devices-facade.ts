import type { Observable } from 'rxjs';
import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { JoinConflicts } from '#domain/devices/joining/join-conflicts.ts';
import type { RemovalElsewhere } from '#domain/devices/removals/removed-item.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import type { FolderPlace, PlaceKind } from '../../ports/devices/folder-places.ts';
import type { KeptCalendar } from './round/folder-calendar.ts';

/** The changes that joining would make. Nothing is written, here or there, before `join`. */
export interface JoinPreview {
  readonly kind: 'preview';
  readonly place: FolderPlace;
  /** The names of the devices that take part already. */
  readonly devices: readonly string[];
  /** The items that this device's lists would get and lose. */
  readonly adds: LibraryCounts;
  readonly removes: LibraryCounts;
  /** The items that the other devices' lists would get, or those of the first device that comes. */
  readonly gives: LibraryCounts;
  /** The differences between this device and the others. */
  readonly conflicts: JoinConflicts['conflicts'];
  /** How many marks are completed from the other side, here and there. */
  readonly fills: JoinConflicts['fills'];
}

/** A refusal, with a sentence that gives the reason and the next step. */
export interface JoinRefusal {
  readonly kind: 'refusal';
  readonly reason: string;
}

export type JoinAnswer = JoinPreview | JoinRefusal;

export interface OtherDevice {
  readonly name: string;
  /** When it last wrote, by its own clock. */
  readonly writtenAt: Date;
}

/** A sentence that tells the visitor a fault and the next step. */
export interface DevicesNotice {
  readonly text: string;
  /** Whether 'Reconnect folder' helps. */
  readonly canReconnect: boolean;
}

/** While this device takes part. */
export interface JoinedState {
  readonly status: 'on';
  /** Of this device. */
  readonly name: string;
  readonly place: PlaceKind;
  /** The folder's name on this device, or the path of a pairing link: '/pair#…'. */
  readonly folder?: string;
  readonly pairingPath?: string;
  readonly others: readonly OtherDevice[];
  /** When the folder was last read and written in full. */
  readonly sharedAt?: Date;
  readonly isWorking: boolean;
  /** Files that were left alone, clocks that are ahead, and faults. */
  readonly notices: readonly DevicesNotice[];
  readonly question?: DrasticQuestion;
  /** The latest first. */
  readonly removals: readonly RemovalElsewhere[];
  readonly keepsBackups: boolean;
  readonly backedUpAt?: Date;
  /** Undefined while this device keeps none. */
  readonly calendarFile?: KeptCalendar;
}

export type DevicesState = { readonly status: 'off' } | JoinedState;

/** The UI's access to sharing lists between a visitor's own devices. */
export interface DevicesFacade {
  /** The kinds of places by which lists can be shared here; none where there is no such place. */
  readonly kinds: readonly PlaceKind[];
  /** Emits at once. */
  readonly state$: Observable<DevicesState>;
  /** Must be called within a click. @returns undefined when the visitor chose none. No method here rejects. */
  chooseFolder(): Promise<JoinAnswer | undefined>;
  /** A new shared copy on the site's host, with a pairing link for the others. */
  createPairing(): Promise<JoinAnswer>;
  /** @param secret the text behind '/pair#' */
  openPairing(secret: string): Promise<JoinAnswer>;
  /**
   * Makes the changes of the preview, as one change that can be undone; shares from then on.
   * @param name of this device, 1 to 50 characters
   * @param choice the side that counts where there are conflicts: 'newer' unless it is given
   */
  join(preview: JoinPreview, name: string, choice?: JoinChoice): Promise<void>;
  /** A name for this device to begin with, such as 'Chrome on Linux'. */
  suggestName(): string;
  rename(name: string): Promise<void>;
  /** Runs a round at once, also during a pause. */
  syncNow(): Promise<void>;
  /** Must be called within a click. */
  reconnect(): Promise<void>;
  keepBackups(keeps: boolean): Promise<void>;
  /** @param file what is kept in a folder on disk; undefined removes it */
  keepCalendar(file: Pick<KeptCalendar, 'reminds'> | undefined): Promise<void>;
  /** Answers the question of the state. @param removes whether the titles go, there and here; else they stay and come back */
  answer(removes: boolean): Promise<void>;
  /** Puts back the items that another device removed, as a change that can be undone. @param id of one of the state's removals */
  bringBack(id: string): Promise<void>;
  /** Removes this device's files from the folder, and forgets it. The lists stay. */
  leave(): Promise<void>;
}
