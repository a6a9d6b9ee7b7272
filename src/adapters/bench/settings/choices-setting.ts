import type { Loaded, Revision, Store } from '#application/ports/library/store.ts';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import { bundleKey, identifiersOf } from '../../store/bundle-key.ts';
import type { OpenMedium } from '../../store/text-medium.ts';
import { PART_ENTRIES, readChoices, withChoices, writeChoices } from '../choices/asked-choices.ts';
import type { AskedChoices } from '../choices/choice-parts.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { BenchDevice } from '../library/bench-device.ts';
import { inMemory } from '../library/in-memory.ts';
import { settingOf } from '../setting.ts';

/** The visitor's own lists, as they are saved. */
const copy = async (device: BenchDevice, open: OpenMedium, clock: Parameters<OpenMedium>[0]): Promise<void> => {
  const medium = await open(clock);
  const keys = identifiersOf(await medium.keys()).map(bundleKey);
  const texts = await medium.get(...keys);
  for (const [at, key] of keys.entries()) {
    const text = texts[at];
    if (text !== undefined) device.store.setItem(key, text);
  }
};

/** A store from which each library comes with these choices. */
class ChoosingStore implements Store {
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

const decorate = (asked: AskedChoices): readonly Decoration[] => {
  const device = new BenchDevice();
  return [
    decorating('legacyStorage', (own) => {
      device.legacy = own.read();
      return own;
    }),
    // What is chosen here would be saved, and be told to other tabs: so the lists are a copy.
    ...inMemory(device, copy),
    decorating('initialLibrary', (library) => withChoices(library, asked)),
    decorating('store', (store) => new ChoosingStore(store, asked)),
    decorating('themeMemory', (inner) => ({ ...inner, recall: () => asked.theme ?? inner.recall() })),
  ];
};

/** What the visitor has chosen (product.md, QA: choices). It comes before `library`, which takes the place of the copy. */
export const choicesSetting = settingOf<AskedChoices>({
  name: 'choices',
  singular: 'choice',
  label: 'Choices',
  group: 'Visitor',
  remark: 'not kept',
  kind: 'parts',
  parts: PART_ENTRIES.map(([, { name, label, kind, choices }]) => ({ name, label, kind, choices })),
  choices: PART_ENTRIES.flatMap(([, part]) =>
    part.choices.map(({ value, does }) => ({ value: `${part.name}:${value}`, does })),
  ),
  others: 'A region is the code of any country, a service any number; several services stand with + between them.',
  read: readChoices,
  write: writeChoices,
  decorate: (value) => {
    const asked = value();
    return asked ? decorate(asked) : [];
  },
});
