import { injectable } from 'inversify';
import { of } from 'rxjs';
import { inClaimOrder } from '#adapters/log/log-record.ts';
import { NO_OWNER } from '#adapters/log/open-log-database.ts';
import type {
  AppendOptions,
  Appended,
  Checkpoint,
  LogTail,
  ClosableLog,
} from '#application/ports/library/change-log.ts';
import type { Positions } from '#application/ports/library/origin.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { MemoryLogDevice } from './memory-log-device.ts';

const NAME = 'memory';

type Decode = (raw: unknown) => LibraryChange | undefined;

const withoutLog = ({ log: _, ...checkpoint }: Checkpoint): LogTail['checkpoint'] & object => checkpoint;

/** Ends with the window. Each call has its turn when it is made, and answers later, as one over IndexedDB does. */
@injectable()
export class MemoryChangeLog implements ClosableLog {
  readonly isPrimary$ = of(true);
  readonly grown$;

  /** @param shared with other logs of the device. @param decode as that of `IndexedDbChangeLog`. */
  constructor(
    private readonly shared: MemoryLogDevice,
    private readonly decode: Decode,
  ) {
    this.grown$ = shared.grown$.asObservable();
  }

  async append(changes: readonly LibraryChange[], { owner = NO_OWNER, after }: AppendOptions): Promise<Appended> {
    this.appendNow(changes, owner);
    const tail = this.tailOf(owner, after);
    const ids = new Set(tail.entries.map(({ change }) => change?.id));
    return { ...tail, elsewhere: changes.flatMap(({ id }) => (ids.has(id) ? [] : [id])) };
  }

  appendNow(changes: readonly LibraryChange[], owner: Identifier = NO_OWNER): void {
    this.device.add(structuredClone(changes).map((change) => ({ owner, id: change.id, change })));
    this.device.grown$.next(undefined);
  }

  async claim(owner: Identifier, last: readonly string[] = []): Promise<void> {
    const claimed = inClaimOrder(this.device.of(NO_OWNER), last);
    this.device.keep((record) => !claimed.includes(record));
    this.device.add(claimed.map(({ id, change }) => ({ owner, id, change })));
    if (claimed.length > 0) this.device.grown$.next(undefined);
  }

  async read(owner: Identifier, after?: Positions): Promise<LogTail> {
    return this.tailOf(owner, after);
  }

  async checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void> {
    const { sequence } = this.device.checkpoints.get(owner) ?? { sequence: 0 };
    if (checkpoint.log === NAME && checkpoint.sequence >= sequence) this.device.checkpoints.set(owner, checkpoint);
  }

  async owners(): Promise<readonly (Identifier | undefined)[]> {
    const owners = new Set([...this.device.checkpoints.keys(), ...this.device.records.map(({ owner }) => owner)]);
    return [...owners].map((owner) => (owner === NO_OWNER ? undefined : owner));
  }

  async forget(owner: Identifier): Promise<void> {
    this.device.keep((record) => record.owner !== owner);
    this.device.checkpoints.delete(owner);
  }

  async erase(): Promise<void> {
    this.device.keep(() => false);
    this.device.checkpoints.clear();
  }

  private get device(): MemoryLogDevice {
    return this.shared.open();
  }

  private tailOf(owner: Identifier, after: Positions = {}): LogTail {
    const known = after[NAME] ?? 0;
    const checkpoint = known === 0 ? this.device.checkpoints.get(owner) : undefined;
    const first = checkpoint?.sequence ?? known;
    const entries = this.device.of(owner).filter(({ sequence }) => sequence > first);
    return {
      log: NAME,
      ...(checkpoint && { checkpoint: withoutLog(checkpoint) }),
      entries: entries.map(({ sequence, change }) => ({ sequence, change: this.decode(change) })),
    };
  }
}
