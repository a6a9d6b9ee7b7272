import demoData from 'virtual:demo-catalogue';
import { BENCH_ADDRESS } from '../bench-address.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating } from '../decoration.ts';
import { BenchDevice } from '../library/bench-device.ts';
import { fillingOf } from '../library/filling-of.ts';
import { inMemory } from '../library/in-memory.ts';
import { FILE, LIBRARIES, type LibraryName } from '../library/library-name.ts';
import { tabFile } from '../library/tab-file.ts';

/** What the visitor has at the start of each page (product.md, QA: library). */
export const librarySetting = choiceSetting<LibraryName | typeof FILE>({
  name: 'library',
  label: 'Library',
  group: 'Visitor',
  remark: 'not kept',
  does: { ...LIBRARIES, [FILE]: 'A backup or a bundle of yours, which is chosen or dropped here.' },
  fileChoice: FILE,
  decorate: (name) => [
    ...inMemory(new BenchDevice(), async (device, _, clock) => {
      const bundle = name === FILE ? await tabFile.text() : undefined;
      const filling =
        name === FILE ? { ...(bundle !== undefined && { bundle }) } : fillingOf(name, demoData, clock.now());
      device.fill(filling);
    }),
    decorating('identityResolver', () => ({ resolve: async () => BENCH_ADDRESS })),
  ],
});
