import type { DBSchema, IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import type { AnswerMemory, TimedAnswer } from '#application/ports/memories/answer-memory.ts';
import type { Mode } from '../../store/in-transaction.ts';
import { IndexedDbConnection, type DatabaseShape } from '../../store/indexed-db-connection.ts';

interface AnswersSchema extends DBSchema {
  readonly answers: {
    readonly key: string;
    readonly value: unknown;
    readonly indexes: { readonly answeredAt: number };
  };
}

type Answers<Of extends Mode> = IDBPObjectStore<AnswersSchema, 'answers'[], 'answers', Of>;

const shapeOf = (name: string): DatabaseShape<AnswersSchema> => ({
  name,
  version: 1,
  upgrade: (database) => void database.createObjectStore('answers').createIndex('answeredAt', 'answeredAt'),
});

/** It need not be looked after each time. */
const WRITES_BETWEEN = 500;

interface AnswersOptions<Answer> {
  /** Of the database: an own name, so that it is erased with everything else. */
  readonly name: string;
  /** Databases whose place it takes: they are deleted with its first answer. */
  readonly former?: readonly string[];
  readonly schema: v.GenericSchema<unknown, Answer>;
  readonly clock: Clock;
  readonly keptMs: number;
  /** How many are kept: the newest. */
  readonly limit: number;
}

/**
 * Answers of the provider in a database of the browser's. Where that is blocked or silent, none is remembered, and nobody waits
 * for it again.
 */
export class IndexedDbAnswers<Answer extends TimedAnswer> implements AnswerMemory<Answer> {
  private readonly connection: IndexedDbConnection<AnswersSchema>;
  private isOutOfUse = false;
  private writes = 0;

  constructor(private readonly options: AnswersOptions<Answer>) {
    this.connection = new IndexedDbConnection(shapeOf(options.name), options.clock);
  }

  async recall(keys: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
    const raws = await this.within('readonly', (answers) => Promise.all(keys.map((key) => answers.get(key))));
    return new Map(
      keys.flatMap((key, at) => {
        const { success, output } = v.safeParse(this.options.schema, raws?.[at]);
        return success ? [[key, output]] : [];
      }),
    );
  }

  async remember(key: string, answer: Answer): Promise<void> {
    const isDue = this.writes % WRITES_BETWEEN === 0;
    if (this.writes === 0) this.deleteFormer();
    this.writes += 1;
    await this.within('readwrite', async (answers) => {
      await answers.put(answer, key);
      if (isDue) await this.prune(answers);
    });
  }

  /** Nobody waits for it: a tab of a former release may hold one open. */
  private deleteFormer(): void {
    try {
      for (const name of this.options.former ?? []) indexedDB.deleteDatabase(name);
    } catch {
      // Where databases are blocked there is none.
    }
  }

  private async prune(answers: Answers<'readwrite'>): Promise<void> {
    const { clock, keptMs, limit } = this.options;
    const byAge = answers.index('answeredAt');
    const past = IDBKeyRange.upperBound(clock.now().getTime() - keptMs);
    const excess = (await answers.count()) - limit;
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
      return await this.connection.within('answers', mode, act);
    } catch {
      // A device that has no room for an answer can still be asked for others.
      this.isOutOfUse = mode === 'readonly';
      return undefined;
    }
  }
}
