import { groupBy } from '#domain/devices/group-by.ts';
import type { Library } from '#domain/library/library.ts';
import { sharedOf } from './shared-of.ts';

/** What a visitor did, and what the device had heard of by then. */
export interface Deed {
  readonly id: string;
  readonly isThere: boolean;
  readonly seen: ReadonlySet<Deed>;
}

const lastOf = (deeds: readonly Deed[]): Deed | undefined =>
  deeds.find(({ seen }) => deeds.every((deed) => seen.has(deed)));

/** All that a visitor did on all devices: what is to be there in the end. */
export class Deeds {
  private readonly all: Deed[] = [];

  /** @param seen what the device has heard of; this one too from now on */
  note({ id, isThere }: Pick<Deed, 'id' | 'isThere'>, seen: Set<Deed>): Deed {
    const heard = new Set(seen);
    const deed: Deed = { id, isThere, seen: heard };
    heard.add(deed);
    seen.add(deed);
    this.all.push(deed);
    return deed;
  }

  /** What was done last, knowing of all else that was done about it, and is not so. */
  broken(library: Library): readonly string[] {
    const there = sharedOf(library);
    return this.lasts.flatMap(({ id, isThere }) =>
      isThere === Object.hasOwn(there, id) ? [] : [`${id} was ${isThere ? 'lost' : 'brought back'}`],
    );
  }

  /** Of how many things one deed was the last. */
  get checked(): number {
    return this.lasts.length;
  }

  private get lasts(): readonly Deed[] {
    return [...groupBy(this.all, ({ id }) => id).values()].flatMap((same) => lastOf(same) ?? []);
  }
}
