import type { DBSchema, IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { ANSWERS_KEPT_MS, type MatchMemory, type RememberedAnswer } from '#application/import/match-memory.ts';
import type { Clock } from '#application/ports/clock.ts';
import { itemSchema } from '../store/codec/read-list.ts';
import { STORED_TITLES } from '../store/codec/stored-titles.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { IndexedDbConnection, type DatabaseShape } from '../store/indexed-db-connection.ts';

interface MatchSchema extends DBSchema {
  readonly answers: {
    readonly key: string;
    readonly value: unknown;
    readonly indexes: { readonly answeredAt: number };
  };
}

type Mode = 'readonly' | 'readwrite';
type Answers<Of extends Mode> = IDBPObjectStore<MatchSchema, 'answers'[], 'answers', Of>;

const DATABASE: DatabaseShape<MatchSchema> = {
  name: 'matinee-matches',
  version: 1,
  upgrade: (database) => void database.createObjectStore('answers').createIndex('answeredAt', 'answeredAt'),
};

/** Some 15 MB. */
const ANSWERS_AT_MOST = 20_000;
/** It need not be looked after each time. */
const WRITES_BETWEEN = 500;

const Answer = v.object({ titles: v.array(itemSchema(STORED_TITLES)), answeredAt: v.number() });

/** Answers in the browser's IndexedDB. Where that is blocked or silent, none is remembered, and nobody waits for it again. */
export class IndexedDbMatchMemory implements MatchMemory {
  private readonly connection: IndexedDbConnection<MatchSchema>;
  private isOutOfUse = false;
  private writes = 0;

  constructor(
    private readonly clock: Clock,
    private readonly limit = ANSWERS_AT_MOST,
  ) {
    this.connection = new IndexedDbConnection(DATABASE, clock);
  }

  async recall(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedAnswer>> {
    const raws = await this.within('readonly', (answers) => Promise.all(keys.map((key) => answers.get(key))));
    return new Map(
      keys.flatMap((key, at) => {
        const { success, output } = v.safeParse(Answer, raws?.[at]);
        return success ? [[key, output]] : [];
      }),
    );
  }

  async remember(key: string, answer: RememberedAnswer): Promise<void> {
    const isDue = this.writes % WRITES_BETWEEN === 0;
    this.writes += 1;
    await this.within('readwrite', async (answers) => {
      await answers.put(answer, key);
      if (isDue) await this.prune(answers);
    });
  }

  private async prune(answers: Answers<'readwrite'>): Promise<void> {
    const byAge = answers.index('answeredAt');
    const past = IDBKeyRange.upperBound(this.clock.now().getTime() - ANSWERS_KEPT_MS);
    const excess = (await answers.count()) - this.limit;
    const outdated = await byAge.getAllKeys(past);
    const oldest = excess > 0 ? await byAge.getAllKeys(null, excess) : [];
    await Promise.all([...new Set([...outdated, ...oldest])].map((key) => answers.delete(key)));
  }

  /** Resolves with undefined where it failed. */
  private async within<Of extends Mode, Result>(
    mode: Of,
    act: (answers: Answers<Of>) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (this.isOutOfUse) return undefined;
    try {
      return await this.connection.run((database) =>
        inTransaction(database, {
          stores: ['answers'],
          mode,
          act: (transaction) => act(transaction.objectStore('answers')),
        }),
      );
    } catch {
      // A device that has no room for an answer can still be asked for others.
      this.isOutOfUse = mode === 'readonly';
      return undefined;
    }
  }
}
