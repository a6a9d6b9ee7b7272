import { injectable } from 'inversify';
import type { Loaded, Store } from '#application/ports/store.ts';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { bundleKey, identifiersOf, unreadableName } from './bundle-keys.ts';
import { decodeBundle } from './decode-bundle.ts';
import { encodeBundle } from './encode-bundle.ts';
import type { TextMedium } from './text-medium.ts';

/** Bundles as JSON texts, over any medium that keeps text under keys. */
@injectable()
export class BundleStore implements Store {
  readonly lifetime: Store['lifetime'];

  constructor(private readonly medium: TextMedium) {
    this.lifetime = medium.lifetime;
  }

  async load(identifier: Identifier, defaults?: Library): Promise<Loaded> {
    const key = bundleKey(identifier);
    const text = await this.medium.get(key);
    if (text === undefined) return { kind: 'absent' };
    const bundle = decodeBundle(text, defaults);
    if (bundle) return { kind: 'found', bundle };
    const setAsideAs = await this.medium.move({ from: key, text, nameOf: unreadableName(key) });
    // Another tab wrote to the entry meanwhile, or has set it aside itself.
    return setAsideAs === undefined ? this.load(identifier, defaults) : { kind: 'unreadable', setAsideAs };
  }

  async save(identifier: Identifier, bundle: Bundle): Promise<void> {
    await this.medium.set(bundleKey(identifier), encodeBundle(identifier, bundle));
  }

  saveNow(identifier: Identifier, bundle: Bundle): void {
    this.medium.setNow(bundleKey(identifier), encodeBundle(identifier, bundle));
  }

  async identifiers(): Promise<readonly Identifier[]> {
    return identifiersOf(await this.medium.keys());
  }
}
