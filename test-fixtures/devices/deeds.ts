import type { Library } from '#domain/library/library.ts';
import { groupBy } from '#domain/util/group-by.ts';
import { syncedOf } from './synced-of.ts';

/** What a visitor did, and what the device had heard of by then. */
export interface Deed {
  readonly id: string;
  readonly isThere: boolean;
  readonly seen: ReadonlySet<Deed>;
}

/** The one that was done knowing of all others; undefined where two devices did something apart from each other. */
const lastOf = (deeds: readonly Deed[]): Deed | undefined =>
  deeds.find(({ seen }) => deeds.every((deed) => seen.has(deed)));

/** What was done last with each thing, knowing of all else that was done about it. */
export const lastDeeds = (deeds: readonly Deed[]): readonly Deed[] =>
  [...groupBy(deeds, ({ id }) => id).values()].flatMap((same) => lastOf(same) ?? []);

/** What is not as it was done last. @param isThere whether the thing of an id is there */
export const brokenIn = (deeds: readonly Deed[], isThere: (id: string) => boolean): readonly string[] =>
  lastDeeds(deeds).flatMap((deed) =>
    isThere(deed.id) === deed.isThere ? [] : [`${deed.id} was ${deed.isThere ? 'lost' : 'brought back'}`],
  );

/** All that a visitor did on all devices: what is to be there in the end. */
export class Deeds {
  private all: readonly Deed[] = [];

  /** @param seen what the device has heard of; this one too from now on */
  note({ id, isThere }: Pick<Deed, 'id' | 'isThere'>, seen: Set<Deed>): Deed {
    const heard = new Set(seen);
    const deed: Deed = { id, isThere, seen: heard };
    heard.add(deed);
    seen.add(deed);
    this.all = [...this.all, deed];
    return deed;
  }

  /** These do not count any more. */
  forget(deeds: ReadonlySet<Deed>): void {
    this.all = this.all.filter((deed) => !deeds.has(deed));
  }

  /** What is not as it was done last. */
  broken(library: Library): readonly string[] {
    const there = syncedOf(library);
    return brokenIn(this.all, (id) => Object.hasOwn(there, id));
  }

  /** Of how many things one deed was the last. */
  get checked(): number {
    return lastDeeds(this.all).length;
  }
}
