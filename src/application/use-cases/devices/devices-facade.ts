import type { Observable } from 'rxjs';
import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { JoinConflicts } from '#domain/devices/joining/join-conflicts.ts';
import type { RemovalElsewhere } from '#domain/devices/removals/removal-elsewhere.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import type { FolderPlace, PlaceKind } from '../../ports/devices/folder-places.ts';

/** What joining would change. Nothing is written, here or there, before `join`. */
export interface JoinPreview {
  readonly kind: 'preview';
  readonly place: FolderPlace;
  /** The names of the devices that take part already. */
  readonly devices: readonly string[];
  /** What this device's lists would get, and what they would lose. */
  readonly adds: LibraryCounts;
  readonly removes: LibraryCounts;
  /** What the other devices' lists would get, or the first that comes. */
  readonly gives: LibraryCounts;
  /** What both have said, and is not the same. */
  readonly conflicts: JoinConflicts['conflicts'];
  /** How many marks are completed from the other side, here and there. */
  readonly fills: JoinConflicts['fills'];
}

/** A sentence that says why, and what to do. */
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

/** Something that the visitor is told: a sentence that says what is wrong and what to do. */
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
  /** Files that were left alone, clocks that are ahead, and what does not work. */
  readonly notices: readonly DevicesNotice[];
  readonly question?: DrasticQuestion;
  /** The latest first. */
  readonly removals: readonly RemovalElsewhere[];
  readonly keepsBackups: boolean;
  readonly backedUpAt?: Date;
}

export type DevicesState = { readonly status: 'off' } | JoinedState;

/** What the UI sees of sharing lists between a visitor's own devices. */
export interface DevicesFacade {
  /** By what lists can be shared here; none where nothing can. */
  readonly kinds: readonly PlaceKind[];
  /** Emits at once. */
  readonly state$: Observable<DevicesState>;
  /** To be called within a click. @returns undefined when the visitor chose none. Never rejects, as none of these. */
  chooseFolder(): Promise<JoinAnswer | undefined>;
  /** A new shared copy on the site's host, with a pairing link for the others. */
  createPairing(): Promise<JoinAnswer>;
  /** @param secret what stands behind '/pair#' */
  openPairing(secret: string): Promise<JoinAnswer>;
  /**
   * Makes what was shown true, as one change that can be undone; shares from then on.
   * @param name of this device, 1 to 50 characters
   * @param choice what counts where there are conflicts: 'newer' unless it is given
   */
  join(preview: JoinPreview, name: string, choice?: JoinChoice): Promise<void>;
  /** A name for this device to begin with, such as 'Chrome on Linux'. */
  suggestName(): string;
  rename(name: string): Promise<void>;
  /** Looks at once, whatever the pace. */
  syncNow(): Promise<void>;
  /** To be called within a click. */
  reconnect(): Promise<void>;
  keepBackups(keeps: boolean): Promise<void>;
  /** Answers the question of the state. @param removes whether the titles are to go, there and here; else they stay and come back */
  answer(removes: boolean): Promise<void>;
  /** Puts what another device removed back, as a change that can be undone. @param id of one of the state's removals */
  bringBack(id: string): Promise<void>;
  /** Removes this device's files from the folder, and forgets it. The lists stay. */
  leave(): Promise<void>;
}
