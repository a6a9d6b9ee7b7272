import { NEVER } from 'rxjs';
import { copyLost, isFree, type Move, type TextMedium } from './text-medium.ts';

/** The part of the browser's `Storage` that a store needs. */
export type Entries = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A medium over synchronous entries. */
export class StorageMedium implements TextMedium {
  constructor(
    private readonly entries: Entries,
    readonly lifetime: TextMedium['lifetime'],
    readonly outside$: TextMedium['outside$'] = NEVER,
  ) {}

  async get(key: string): Promise<string | undefined> {
    return this.entries.getItem(key) ?? undefined;
  }

  async set(key: string, text: string): Promise<void> {
    this.setNow(key, text);
  }

  setNow(key: string, text: string): void {
    this.entries.setItem(key, text);
  }

  // In one go, so that no other tab comes between.
  async move({ from, text, nameOf }: Move): Promise<string | undefined> {
    const { entries } = this;
    if (entries.getItem(from) !== text) return undefined;
    let count = 1;
    while (!isFree(entries.getItem(nameOf(count)), text)) count += 1;
    const name = nameOf(count);
    entries.setItem(name, text);
    if (entries.getItem(name) !== text) throw copyLost(name);
    entries.removeItem(from);
    return name;
  }

  // In one go, so that no other tab comes between.
  async remove(key: string, text?: string): Promise<boolean> {
    const isOther = text !== undefined && this.entries.getItem(key) !== text;
    if (!isOther) this.entries.removeItem(key);
    return !isOther;
  }

  async keys(): Promise<readonly string[]> {
    const { entries } = this;
    return Array.from({ length: entries.length }, (_, at) => entries.key(at)).filter((key) => key !== null);
  }
}
