import { filter } from 'rxjs';
import type { IndexedDbConnection } from './indexed-db-connection.ts';
import { storageEvents } from './storage-events.ts';
import { TEXTS, type TextsStore, type TextSchema } from './text-database.ts';
import { copyLost, isFree, newText, type Move, type NewText, type TextMedium, type Texts } from './text-medium.ts';

const moveWithin = async (
  texts: TextsStore<'readwrite'>,
  { from, text, nameOf }: Move,
): Promise<string | undefined> => {
  if ((await texts.get(from)) !== text) return undefined;
  let count = 1;
  while (!isFree(await texts.get(nameOf(count)), text)) count += 1;
  const name = nameOf(count);
  await texts.put(text, name);
  if ((await texts.get(name)) !== text) throw copyLost(name);
  await texts.delete(from);
  return name;
};

const putInto = async (store: TextsStore<'readwrite'>, key: string, each: NewText): Promise<unknown> => {
  const text = typeof each === 'function' ? newText(each, await store.get(key)) : each;
  return text === undefined ? store.delete(key) : store.put(text, key);
};

/** A medium over IndexedDB: a text that was reported as written survives even a killed browser. */
export class IndexedDbMedium implements TextMedium {
  readonly lifetime = 'device';
  readonly outside$ = storageEvents().pipe(filter(({ kind }) => kind === 'cleared'));

  constructor(private readonly connection: IndexedDbConnection<TextSchema>) {}

  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return this.read((texts) => Promise.all(keys.map((key) => texts.get(key))));
  }

  async set(texts: Texts): Promise<void> {
    await this.write((store) => Promise.all(Object.entries(texts).map(([key, text]) => putInto(store, key, text))));
  }

  setNow(texts: Texts): void {
    void this.set(texts).catch(() => undefined);
  }

  // In one transaction, so that no other tab can write in between.
  move(move: Move): Promise<string | undefined> {
    return this.write((texts) => moveWithin(texts, move));
  }

  // In one transaction, so that no other tab can write in between.
  remove(key: string, text?: string): Promise<boolean> {
    return this.write(async (texts) => {
      const isOther = text !== undefined && (await texts.get(key)) !== text;
      if (!isOther) await texts.delete(key);
      return !isOther;
    });
  }

  keys(): Promise<readonly string[]> {
    return this.read((texts) => texts.getAllKeys());
  }

  private read<Result>(act: (texts: TextsStore<'readonly'>) => Promise<Result>): Promise<Result> {
    return this.connection.within(TEXTS, 'readonly', act);
  }

  private write<Result>(act: (texts: TextsStore<'readwrite'>) => Promise<Result>): Promise<Result> {
    return this.connection.within(TEXTS, 'readwrite', act);
  }
}
