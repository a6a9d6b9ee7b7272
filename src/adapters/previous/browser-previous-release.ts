import { inject, injectable } from 'inversify';
import { inTime } from '#application/in-time.ts';
import { Port, token } from '#application/port.ts';
import type { ChangeLog } from '#application/ports/change-log.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { PreviousRelease } from '#application/ports/previous-release.ts';
import type { Bundle } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { decodeChange } from '../log/decode-change.ts';
import { bundleKey, revisionKey } from '../store/bundle-key.ts';
import { decodeBundle } from '../store/codec/decode-bundle.ts';
import { encodeRevision } from '../store/decode-revision.ts';
import { textChecksum } from '../store/text-checksum.ts';
import type { OpenMedium, TextMedium } from '../store/text-medium.ts';
import { isOwnText, type JournalOf } from './journal-entry.ts';
import { readPreviousChanges, type PreviousChanges } from './previous-changes.ts';
import { readPreviousEntries, type PreviousEntries } from './previous-entries.ts';

/** The places to which the previous release's data is moved. */
export interface Successors {
  readonly openMedium: OpenMedium;
  readonly changeLog: ChangeLog;
}

export const SUCCESSORS = token<Successors>('Successors');

const LIMIT_MS = 2_000;

const changesOf = (records: readonly { readonly change: unknown }[]): readonly LibraryChange[] =>
  records.flatMap(({ change }) => decodeChange(change) ?? []);

const isOwnOf = async (journal: JournalOf, { ownTexts }: PreviousEntries, text = ''): Promise<boolean> =>
  ownTexts.includes(textChecksum(text)) || isOwnText(journal, text);

/** The journal's entries that are not in the bundle. A save of the bundle may be missing from the journal. */
const entriesBeyond = ({ identifier, entries }: JournalOf, { save }: PreviousEntries, bundle: Bundle | undefined) => {
  if (save?.identifier !== identifier || save.lastUpdated !== bundle?.lastUpdated) return entries;
  return entries.filter(({ counter, id }) => counter > save.counter && !save.unnumbered.includes(id));
};

/** The release that had a journal. This release has a log in its place. */
@injectable()
export class BrowserPreviousRelease implements PreviousRelease {
  constructor(
    @inject(SUCCESSORS) private readonly successors: Successors,
    @inject(Port.clock) private readonly clock: Clock,
    @inject(Port.log) private readonly log: Log,
  ) {}

  async isEmpty(): Promise<boolean> {
    const { outbox, rescued } = readPreviousEntries();
    if (outbox.length > 0 || Object.keys(rescued).length > 0) return false;
    return this.read().then(
      ({ journals, notes }) => journals.length === 0 && notes.length === 0,
      () => false,
    );
  }

  async migrate(): Promise<void> {
    try {
      const [changes, entries] = [await this.read(), readPreviousEntries()];
      const medium = await this.successors.openMedium(this.clock);
      if (Object.keys(entries.rescued).length > 0) await medium.set(entries.rescued);
      for (const journal of changes.journals) await this.migrateJournal(medium, journal, entries);
      await this.migrateWaiting(changes, entries);
      await changes.forget();
      entries.forget();
    } catch (error) {
      this.log.warn('What an earlier release has left could not be brought over.', error);
    }
  }

  private read(): Promise<PreviousChanges> {
    return inTime(readPreviousChanges(), { limitMs: LIMIT_MS, clock: this.clock });
  }

  /**
   * Moves a checkpoint into the bundle's place, then appends the entries. The checkpoint replaces the bundle where that
   * is missing, unreadable, or older and written by the previous release.
   */
  private async migrateJournal(medium: TextMedium, journal: JournalOf, entries: PreviousEntries): Promise<void> {
    const { identifier, checkpoint } = journal;
    const [text] = await medium.get(bundleKey(identifier));
    const bundle = text === undefined ? undefined : decodeBundle(text);
    const isOlder = text !== checkpoint?.text && (!bundle || (await isOwnOf(journal, entries, text)));
    if (checkpoint && isOlder) {
      await this.putCheckpoint(medium, identifier, {
        ...checkpoint,
        isFree: text === undefined || bundle !== undefined,
      });
    }
    const changes = changesOf(entriesBeyond(journal, entries, bundle));
    if (changes.length > 0) await this.successors.changeLog.append(changes, { owner: identifier });
  }

  private async putCheckpoint(
    medium: TextMedium,
    owner: string,
    { text, counter, isFree }: { readonly text: string; readonly counter: number; readonly isFree: boolean },
  ): Promise<void> {
    const { changeLog } = this.successors;
    // This change does nothing: its number becomes the checkpoint's.
    const mark: LibraryChange = {
      id: `previous-${owner}-${counter}`,
      at: this.clock.now().toISOString(),
      tab: 'previous',
      action: { kind: 'batch', actions: [] },
    };
    const { log, checkpoint, entries } = await changeLog.append([mark], { owner });
    // The mark is already in the checkpoint where the store refused the last time.
    const [first] = entries;
    const repeated = checkpoint?.text === text ? checkpoint.sequence : undefined;
    // Entries that this release already has of the owner are not in the checkpoint.
    const sequence = first?.change?.id === mark.id ? first.sequence : repeated;
    if (sequence === undefined) return;
    await changeLog.checkpoint(owner, { text, log, sequence });
    const revision = { positions: { [log]: sequence }, pending: [] };
    // An unreadable text must be set aside first. Then the log has the checkpoint.
    if (isFree) await medium.set({ [revisionKey(owner)]: encodeRevision(revision, text), [bundleKey(owner)]: text });
  }

  /** Appends the changes that were noted down or left behind, and never got their place in the journal. */
  private async migrateWaiting({ journals, notes }: PreviousChanges, { outbox, save }: PreviousEntries): Promise<void> {
    const known = new Set([...journals.flatMap(({ recent }) => recent), ...(save?.unnumbered ?? [])]);
    const changes = changesOf([...notes, ...outbox].filter(({ id }) => !known.has(id)));
    if (changes.length > 0) await this.successors.changeLog.append(changes, { owner: undefined });
  }
}
