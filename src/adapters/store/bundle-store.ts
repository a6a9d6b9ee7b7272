import { injectable } from 'inversify';
import { mergeMap, type Observable } from 'rxjs';
import type { Loaded, OutsideChange, Store } from '#application/ports/store.ts';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { bundleKey, identifiersOf, isOwnKey, unreadableName } from './bundle-keys.ts';
import { decodeBundle } from './decode-bundle.ts';
import { encodeBundle } from './encode-bundle.ts';
import type { OutsideEntry, TextMedium } from './text-medium.ts';

const outsideChange = (entry: OutsideEntry): readonly OutsideChange[] => {
  if (entry.kind === 'cleared') return [entry];
  const [identifier] = identifiersOf([entry.key]);
  if (identifier === undefined) return [];
  return [entry.kind === 'removed' ? { kind: 'removed', identifier } : { kind: 'written', identifier, text: entry.text }];
};

/** Bundles as JSON texts, over any medium that keeps text under keys. */
@injectable()
export class BundleStore implements Store {
  readonly lifetime: Store['lifetime'];
  private saves = 0;

  constructor(private readonly medium: TextMedium) {
    this.lifetime = medium.lifetime;
  }

  async load(identifier: Identifier, defaults?: Library): Promise<Loaded> {
    const key = bundleKey(identifier);
    const text = await this.medium.get(key);
    if (text === undefined) return { kind: 'absent' };
    const bundle = decodeBundle(text, defaults);
    if (bundle) return { kind: 'found', bundle, text };
    const setAsideAs = await this.medium.move({ from: key, text, nameOf: unreadableName(key) });
    // Another tab wrote to the entry meanwhile, or has set it aside itself.
    return setAsideAs === undefined ? this.load(identifier, defaults) : { kind: 'unreadable', setAsideAs };
  }

  async save(identifier: Identifier, bundle: Bundle, announce?: (text: string) => Promise<void>): Promise<string> {
    const text = encodeBundle(identifier, bundle);
    this.saves += 1;
    const { saves } = this;
    if (announce) await announce(text);
    // Overtaken by a newer one meanwhile.
    if (saves === this.saves) await this.medium.set(bundleKey(identifier), text);
    return text;
  }

  saveNow(identifier: Identifier, bundle: Bundle, announce?: (text: string) => void): string {
    const text = encodeBundle(identifier, bundle);
    announce?.(text);
    this.saves += 1;
    this.medium.setNow(bundleKey(identifier), text);
    return text;
  }

  async identifiers(): Promise<readonly Identifier[]> {
    return identifiersOf(await this.medium.keys());
  }

  get outside$(): Observable<OutsideChange> {
    return this.medium.outside$.pipe(mergeMap((entry) => outsideChange(entry)));
  }

  remove(identifier: Identifier, text: string): Promise<boolean> {
    return this.medium.remove(bundleKey(identifier), text);
  }

  async erase(): Promise<void> {
    const keys = await this.medium.keys();
    await Promise.all(keys.filter(isOwnKey).map((key) => this.medium.remove(key)));
  }
}
