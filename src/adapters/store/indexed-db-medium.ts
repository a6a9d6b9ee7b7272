import { filter } from 'rxjs';
import { inTransaction } from './in-transaction.ts';
import type { IndexedDbConnection } from './indexed-db-connection.ts';
import { RESCUE } from './rescue.ts';
import { storageEvents } from './storage-events.ts';
import { TEXTS, type Texts, type TextSchema } from './text-database.ts';
import { copyLost, isFree, type Move, type TextMedium } from './text-medium.ts';

const moveWithin = async (texts: Texts<'readwrite'>, { from, text, nameOf }: Move): Promise<string | undefined> => {
  if ((await texts.get(from)) !== text) return undefined;
  let count = 1;
  while (!isFree(await texts.get(nameOf(count)), text)) count += 1;
  const name = nameOf(count);
  await texts.put(text, name);
  if ((await texts.get(name)) !== text) throw copyLost(name);
  await texts.delete(from);
  return name;
};

/** A medium over IndexedDB: what was told to be written survives even a killed browser. */
export class IndexedDbMedium implements TextMedium {
  readonly lifetime = 'device';
  readonly outside$ = storageEvents().pipe(filter(({ kind }) => kind === 'cleared'));

  constructor(private readonly connection: IndexedDbConnection<TextSchema>) {}

  async get(key: string): Promise<string | undefined> {
    const rescued = RESCUE.find(key);
    if (rescued === undefined) return this.read((texts) => texts.get(key));
    await this.set(key, rescued);
    return rescued;
  }

  async set(key: string, text: string): Promise<void> {
    const outdated = RESCUE.find(key);
    await this.write((texts) => texts.put(text, key));
    if (outdated !== undefined) RESCUE.drop(key, outdated);
  }

  setNow(key: string, text: string): void {
    RESCUE.keep(key, text);
    void this.set(key, text).catch(() => undefined);
  }

  // In one transaction, so that no other tab comes between.
  move(move: Move): Promise<string | undefined> {
    return this.write((texts) => moveWithin(texts, move));
  }

  // In one transaction, so that no other tab comes between.
  async remove(key: string, text?: string): Promise<boolean> {
    const outdated = RESCUE.find(key);
    // What a closing page has left there is newer than the text.
    if (text !== undefined && outdated !== undefined) return false;
    const isGone = await this.write(async (texts) => {
      const isOther = text !== undefined && (await texts.get(key)) !== text;
      if (!isOther) await texts.delete(key);
      return !isOther;
    });
    if (outdated !== undefined) RESCUE.drop(key, outdated);
    return isGone;
  }

  keys(): Promise<readonly string[]> {
    return this.read((texts) => texts.getAllKeys());
  }

  private read<Result>(act: (texts: Texts<'readonly'>) => Promise<Result>): Promise<Result> {
    return this.connection.run((database) =>
      inTransaction(database, { stores: [TEXTS], mode: 'readonly', act: (transaction) => act(transaction.objectStore(TEXTS)) }),
    );
  }

  private write<Result>(act: (texts: Texts<'readwrite'>) => Promise<Result>): Promise<Result> {
    return this.connection.run((database) =>
      inTransaction(database, { stores: [TEXTS], mode: 'readwrite', act: (transaction) => act(transaction.objectStore(TEXTS)) }),
    );
  }
}
