import type { Loaded, Revision, Store } from '#application/ports/library/store.ts';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { withChoices } from './asked-choices.ts';
import type { AskedChoices } from './choice-parts.ts';

/** A store from which each library comes with these choices. */
export class ChoosingStore implements Store {
  constructor(
    private readonly inner: Store,
    private readonly asked: AskedChoices,
  ) {}

  get lifetime(): Store['lifetime'] {
    return this.inner.lifetime;
  }

  get outside$(): Store['outside$'] {
    return this.inner.outside$;
  }

  async load(identifier: Identifier, defaults?: Library): Promise<Loaded> {
    const loaded = await this.inner.load(identifier, defaults);
    if (loaded.kind !== 'found') return loaded;
    const { bundle } = loaded;
    return { ...loaded, bundle: { ...bundle, library: withChoices(bundle.library, this.asked) } };
  }

  revision(identifier: Identifier): Promise<Revision | undefined> {
    return this.inner.revision(identifier);
  }

  save(identifier: Identifier, bundle: Bundle, revision?: Revision): Promise<string> {
    return this.inner.save(identifier, bundle, revision);
  }

  saveNow(identifier: Identifier, bundle: Bundle, revision: Revision): void {
    this.inner.saveNow(identifier, bundle, revision);
  }

  accept(identifier: Identifier, text: string, revision: Revision): Promise<void> {
    return this.inner.accept(identifier, text, revision);
  }

  identifiers(): Promise<readonly Identifier[]> {
    return this.inner.identifiers();
  }

  remove(identifier: Identifier, text: string): Promise<boolean> {
    return this.inner.remove(identifier, text);
  }

  erase(): Promise<void> {
    return this.inner.erase();
  }
}
