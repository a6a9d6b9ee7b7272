import { NEVER } from 'rxjs';
import { copyLost, isFree, type Move, type TextMedium, type Texts } from './text-medium.ts';

/** The part of the browser's `Storage` that a store needs. */
export type Entries = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A medium over synchronous entries. */
export class StorageMedium implements TextMedium {
  constructor(
    private readonly entries: Entries,
    readonly lifetime: TextMedium['lifetime'],
    readonly outside$: TextMedium['outside$'] = NEVER,
  ) {}

  async get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return keys.map((key) => this.entries.getItem(key) ?? undefined);
  }

  async set(texts: Texts): Promise<void> {
    this.setNow(texts);
  }

  setNow(texts: Texts): void {
    const keys = Object.keys(texts);
    // The last entry is not needed: a write that is refused leaves its own entry as it was.
    const held = keys.slice(0, -1).map((key) => [key, this.held(key)] as const);
    try {
      for (const [key, text] of Object.entries(texts))
        this.put(key, typeof text === 'function' ? text(this.held(key)) : text);
    } catch (error) {
      // There is room for these texts: they were there before.
      for (const [key, text] of held) this.put(key, text);
      throw error;
    }
  }

  private held(key: string): string | undefined {
    return this.entries.getItem(key) ?? undefined;
  }

  private put(key: string, text: string | undefined): void {
    if (text === undefined) this.entries.removeItem(key);
    else this.entries.setItem(key, text);
  }

  // In one turn, so that no other tab can write in between.
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

  // In one turn, so that no other tab can write in between.
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
