import { concatMap, filter, map, share, type Observable } from 'rxjs';
import type { Loaded, OutsideChange, Revision, Store } from '#application/ports/library/store.ts';
import { firstSlice, inSlices } from '#application/time/in-slices.ts';
import { SYSTEM } from '#application/time/in-time.ts';
import { nextTask } from '#application/time/next-task.ts';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { resultOf, type Steps } from '#domain/steps.ts';
import { bundleKey, identifiersOf, isOwnKey, revisedIdentifier, revisionKey, unreadableName } from './bundle-key.ts';
import { decodeBundle } from './codec/decode-bundle.ts';
import { encodingSteps } from './codec/encode-bundle.ts';
import { decodeRevision, encodeRevision, newestRevision } from './decode-revision.ts';
import { checksumSteps, textChecksum } from './text-checksum.ts';
import type { OutsideEntry, TextMedium, Texts } from './text-medium.ts';

interface Encoded {
  readonly text: string;
  /** With its revision: what is set. */
  readonly texts: Texts;
}

function* savedSteps(identifier: Identifier, bundle: Bundle, revision?: Revision): Steps<Encoded> {
  const text = yield* encodingSteps(identifier, bundle);
  const revised = revision && encodeRevision(revision, yield* checksumSteps(text));
  return { text, texts: { [revisionKey(identifier)]: revised, [bundleKey(identifier)]: text } };
}

/** So long a text is written in a task of its own, after those in which it was made. */
const LONG = 500_000;

/** A save that makes its text a slice at a time. */
interface Saving {
  readonly identifier: Identifier;
  /** What was set meanwhile: it stays. */
  newer?: Texts;
}

/** A change of an entry, and the revision that was heard last before it: a save writes its revision first, then its text. */
interface HeardEntry {
  readonly entry: OutsideEntry;
  /** Undefined where none was heard. */
  readonly revision: string | undefined;
}

/** Remembers, of each identifier, the revision that was heard last. */
const withRevisions = (): ((entry: OutsideEntry) => HeardEntry) => {
  const heard = new Map<Identifier, string | undefined>();
  return (entry) => {
    if (entry.kind === 'cleared') {
      heard.clear();
      return { entry, revision: undefined };
    }
    const revised = revisedIdentifier(entry.key);
    if (revised !== undefined) heard.set(revised, entry.kind === 'written' ? entry.text : undefined);
    const [identifier = ''] = identifiersOf([entry.key]);
    return { entry, revision: heard.get(identifier) };
  };
};

/** A store of bundles as JSON texts, over any medium that stores texts under keys. */
export class BundleStore implements Store {
  readonly lifetime: Store['lifetime'];
  /** The saves under way, in the order in which they began. */
  private readonly saving = new Set<Saving>();

  private readonly heard$: Observable<HeardEntry>;

  constructor(private readonly medium: TextMedium) {
    this.lifetime = medium.lifetime;
    this.heard$ = medium.outside$.pipe(map(withRevisions()), share());
    // From the beginning: a text that is heard has its revision before it, however late what asks for changes comes.
    this.heard$.subscribe();
  }

  async load(identifier: Identifier, defaults?: Library): Promise<Loaded> {
    const key = bundleKey(identifier);
    const [text, revision] = await this.medium.get(key, revisionKey(identifier));
    if (text === undefined) return { kind: 'absent' };
    const bundle = decodeBundle(text, defaults);
    if (bundle) return { kind: 'found', bundle, text, ...decodeRevision(revision, text) };
    const setAsideAs = await this.medium.move({ from: key, text, nameOf: unreadableName(key) });
    // Another tab wrote to the entry in the meantime, or set it aside itself.
    return setAsideAs === undefined ? this.load(identifier, defaults) : { kind: 'unreadable', setAsideAs };
  }

  async revision(identifier: Identifier): Promise<Revision | undefined> {
    const [kept] = await this.medium.get(revisionKey(identifier));
    return newestRevision(kept);
  }

  async save(identifier: Identifier, bundle: Bundle, revision?: Revision): Promise<string> {
    const steps = savedSteps(identifier, bundle, revision);
    const saving: Saving = { identifier };
    this.saving.add(saving);
    const [{ text, texts: own } = await inSlices(steps)] = firstSlice(steps, SYSTEM);
    if (text.length >= LONG) await nextTask();
    // Everything was erased meanwhile.
    if (!this.saving.has(saving)) return text;
    const texts = saving.newer ?? own;
    this.supersede(identifier, texts, saving);
    this.saving.delete(saving);
    await this.medium.set(texts);
    return text;
  }

  saveNow(identifier: Identifier, bundle: Bundle, revision: Revision): void {
    const { texts } = resultOf(savedSteps(identifier, bundle, revision));
    this.supersede(identifier, texts);
    this.medium.setNow(texts);
  }

  async accept(identifier: Identifier, text: string, revision: Revision): Promise<void> {
    const [held] = await this.medium.get(bundleKey(identifier));
    if (held === text)
      await this.medium.set({ [revisionKey(identifier)]: encodeRevision(revision, textChecksum(text)) });
  }

  async identifiers(): Promise<readonly Identifier[]> {
    return identifiersOf(await this.medium.keys());
  }

  get outside$(): Observable<OutsideChange> {
    return this.heard$.pipe(
      concatMap((heard) => this.outsideChange(heard)),
      filter((change) => change !== undefined),
    );
  }

  async remove(identifier: Identifier, text: string): Promise<boolean> {
    const isGone = await this.medium.remove(bundleKey(identifier), text);
    if (isGone) await this.medium.remove(revisionKey(identifier));
    return isGone;
  }

  async erase(): Promise<void> {
    this.saving.clear();
    const keys = await this.medium.keys();
    await Promise.all(keys.filter(isOwnKey).map((key) => this.medium.remove(key)));
  }

  /** An older text never lands after a newer: those of the saves that began before give way. @param by all saves unless given */
  private supersede(identifier: Identifier, newer: Texts, by?: Saving): void {
    for (const each of this.saving) {
      if (each === by) return;
      if (each.identifier === identifier) each.newer = newer;
    }
  }

  /**
   * A tab that could not run hears of every save that was made meanwhile, however many, when it runs again. What is stored by
   * then knows nothing of the first of them; the revision that came with each does.
   */
  private async outsideChange({ entry, revision }: HeardEntry): Promise<OutsideChange | undefined> {
    if (entry.kind === 'cleared') return entry;
    const [identifier] = identifiersOf([entry.key]);
    if (identifier === undefined) return undefined;
    if (entry.kind === 'removed') return { kind: 'removed', identifier };
    const { text } = entry;
    const [stored] = await this.medium.get(revisionKey(identifier)).catch(() => []);
    const own = [revision, stored].map((kept) => decodeRevision(kept, text)).find(({ isOwn }) => isOwn);
    const isOfFirst = own !== undefined && !own.revision?.origin;
    return { kind: 'written', identifier, text, isOwn: own !== undefined, ...(isOfFirst && { isOfFirst }) };
  }
}
