import type { EarlierVersions, Retain, TakenVersion } from '#application/ports/library/earlier-versions.ts';
import { inSlices } from '#application/time/in-slices.ts';
import type { Bundle } from '#domain/library/bundle.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import { newestFirst } from '#domain/library/versions/retained-versions.ts';
import { resultOf } from '#domain/steps.ts';
import { packSteps, type PackedVersion } from './pack-version.ts';

/** Versions that end with the window, as the lists do. */
export class MemoryEarlierVersions implements EarlierVersions {
  private versions: readonly EarlierVersion[] = [];
  private readonly bundles = new Map<string, Bundle>();

  async list(): Promise<readonly EarlierVersion[]> {
    return this.versions;
  }

  async read(id: string): Promise<Bundle | undefined> {
    return this.bundles.get(id);
  }

  async keep(taken: TakenVersion, retain: Retain): Promise<void> {
    this.add(taken, await inSlices(packSteps(taken)), retain);
  }

  keepNow(taken: TakenVersion): void {
    const packed = resultOf(packSteps(taken));
    this.add(taken, packed, (kept, version) => [version, ...kept.filter(({ id }) => id !== version.id)]);
  }

  async drop(ids: readonly string[]): Promise<void> {
    this.versions = this.versions.filter(({ id }) => !ids.includes(id));
    ids.forEach((id) => this.bundles.delete(id));
  }

  async erase(): Promise<void> {
    await this.drop(this.versions.map(({ id }) => id));
  }

  private add({ id, bundle }: TakenVersion, { text, about }: PackedVersion, retain: Retain): void {
    const versions = retain(this.versions, { ...about, bytes: text.length });
    this.bundles.set(id, { library: bundle.library, remainder: bundle.remainder });
    this.versions = newestFirst(versions);
    const left = new Set(versions.map((version) => version.id));
    for (const kept of this.bundles.keys()) if (!left.has(kept)) this.bundles.delete(kept);
  }
}
