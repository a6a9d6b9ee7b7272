import type { LegacyEntries } from '#application/ports/library/legacy-storage.ts';
import { appendEntries } from '../../log/append-entries.ts';
import { NO_OWNER } from '../../log/open-log-database.ts';
import { bundleKey } from '../../store/bundle-key.ts';
import { MemoryEntries } from '../../store/memory-entries.ts';
import { MemoryEarlierVersions } from '../../store/versions/memory-earlier-versions.ts';
import { BENCH_ADDRESS } from '../bench-address.ts';
import type { Filling } from './filling.ts';

/** All that the app keeps of a visitor, in memory: what is on the device itself is neither read nor written. */
export class BenchDevice {
  readonly store = new MemoryEntries();
  readonly log = new MemoryEntries();
  readonly fallbackLog = new MemoryEntries();
  readonly versions = new MemoryEarlierVersions();
  legacy: LegacyEntries = {};
  lastBackup: string | undefined;

  fill({ bundle, legacy = {}, changes = [], versions = [] }: Filling): void {
    if (bundle !== undefined) this.store.setItem(bundleKey(BENCH_ADDRESS), bundle);
    this.legacy = legacy;
    appendEntries(this.log, changes, BENCH_ADDRESS);
    for (const taken of versions) void this.versions.keep(taken, (kept, version) => [...kept, version]);
  }

  /** As the page's first code does: the log takes over what is here. */
  appendEarly(changes: readonly { readonly id: string }[]): true {
    appendEntries(this.fallbackLog, changes, NO_OWNER);
    return true;
  }
}
