import type { Store } from '#application/ports/library/store.ts';
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
const choosingStore = (inner: Store, asked: AskedChoices): Store => ({
  lifetime: inner.lifetime,
  outside$: inner.outside$,
  load: async (...of) => {
    const loaded = await inner.load(...of);
    if (loaded.kind !== 'found') return loaded;
    const { bundle } = loaded;
    return { ...loaded, bundle: { ...bundle, library: withChoices(bundle.library, asked) } };
  },
  revision: (...of) => inner.revision(...of),
  save: (...saved) => inner.save(...saved),
  saveNow: (...saved) => inner.saveNow(...saved),
  accept: (...accepted) => inner.accept(...accepted),
  identifiers: () => inner.identifiers(),
  remove: (...removed) => inner.remove(...removed),
  erase: () => inner.erase(),
});

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
    decorating('store', (store) => choosingStore(store, asked)),
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
