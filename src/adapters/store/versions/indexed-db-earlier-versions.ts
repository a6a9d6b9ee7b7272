import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { inject, injectable } from 'inversify';
import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import type { EarlierVersions, Retain, TakenVersion } from '#application/ports/library/earlier-versions.ts';
import { port } from '#application/ports/port.ts';
import { inSlices } from '#application/time/in-slices.ts';
import { nextTask } from '#application/time/next-task.ts';
import type { Bundle } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import { newestFirst } from '#domain/library/versions/retained-versions.ts';
import { resultOf } from '#domain/steps.ts';
import { ownName } from '../../browser/own-name.ts';
import { gunzip, gzip } from '../../devices/gzip.ts';
import { decodeBundle } from '../codec/decode-bundle.ts';
import { inTransaction } from '../in-transaction.ts';
import { IndexedDbConnection, type DatabaseShape } from '../indexed-db-connection.ts';
import { packSteps } from './pack-version.ts';

interface VersionsSchema extends DBSchema {
  /** What is known of each version. */
  readonly versions: { readonly key: string; readonly value: unknown };
  /** Its text: compressed, or as it is where the page was about to close. */
  readonly texts: { readonly key: string; readonly value: ArrayBuffer | string };
}

type Stores = 'versions' | 'texts';
type Writing = IDBPTransaction<VersionsSchema, Stores[], 'readwrite'>;

const STORES: Stores[] = ['versions', 'texts'];

/** Erased with everything else, as all own names are. */
const SHAPE: DatabaseShape<VersionsSchema> = {
  name: ownName('matinee-versions'),
  version: 1,
  upgrade: (database) => STORES.forEach((name) => void database.createObjectStore(name)),
};

const Version: v.GenericSchema<unknown, EarlierVersion> = v.object({
  id: v.string(),
  madeAt: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time))),
  ),
  isDaily: v.boolean(),
  before: v.exactOptional(v.union([v.object({ done: v.string() }), v.object({ removed: v.number() })])),
  titles: v.number(),
  bytes: v.number(),
  checksum: v.string(),
});

/** One that another release wrote, or that is damaged, is not shown; what stands beside it is. */
const readAll = (raws: readonly unknown[]): readonly EarlierVersion[] =>
  newestFirst(raws.filter((raw): raw is EarlierVersion => v.is(Version, raw)));

/** A page that is never idle is not to keep what was taken for ever. */
const LIMIT_MS = 2_000;

/** Resolves when the page has nothing else to do. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LIMIT_MS });
    else setTimeout(resolve);
  });

/** Versions in a database of the browser's. */
@injectable()
export class IndexedDbEarlierVersions implements EarlierVersions {
  private readonly connection: IndexedDbConnection<VersionsSchema>;

  /** @param defaults gives the theme of a library without one. */
  constructor(
    @inject(port('clock')) clock: Clock,
    @inject(port('initialLibrary')) private readonly defaults: Library,
  ) {
    this.connection = new IndexedDbConnection(SHAPE, clock);
  }

  async list(): Promise<readonly EarlierVersion[]> {
    return readAll(await this.connection.run((database) => database.getAll('versions')));
  }

  async read(id: string): Promise<Bundle | undefined> {
    const kept = await this.connection.run((database) => database.get('texts', id));
    if (kept === undefined) return undefined;
    // A damaged text is none.
    const text = typeof kept === 'string' ? kept : await gunzip(kept).catch(() => '');
    return decodeBundle(text, this.defaults);
  }

  async keep(taken: TakenVersion, retain: Retain): Promise<void> {
    await whenIdle();
    const { text, about } = await inSlices(packSteps(taken));
    // What is made of the text of thousands of titles is a task of its own.
    await nextTask();
    const packed = await gzip(text, nextTask);
    const version = { ...about, bytes: packed.byteLength };
    await this.write(async (transaction) => {
      const [versions, texts] = [transaction.objectStore('versions'), transaction.objectStore('texts')];
      const before = readAll(await versions.getAll());
      const after = retain(before, version);
      const left = new Set(after.map(({ id }) => id));
      const gone = before.filter(({ id }) => !left.has(id));
      // One after the other: what is refused in the middle leaves no request behind.
      for (const { id } of gone) await Promise.all([versions.delete(id), texts.delete(id)]);
      for (const each of after) if (!before.includes(each)) await versions.put(each, each.id);
      if (left.has(version.id)) await texts.put(packed, version.id);
    });
  }

  keepNow(taken: TakenVersion): void {
    const { text, about } = resultOf(packSteps(taken));
    const version = { ...about, bytes: text.length };
    const send = async (database: IDBPDatabase<VersionsSchema>) => {
      const transaction = database.transaction(STORES, 'readwrite');
      const sent = [
        transaction.objectStore('versions').put(version, version.id),
        transaction.objectStore('texts').put(text, version.id),
      ];
      // Without it the browser would wait for a page that is not there any more.
      transaction.commit();
      await Promise.all([...sent, transaction.done]);
    };
    // What does not arrive was not promised.
    this.connection.run(send).catch(() => undefined);
  }

  drop(ids: readonly string[]): Promise<void> {
    return this.write(async (transaction) => {
      await Promise.all(ids.flatMap((id) => STORES.map((name) => transaction.objectStore(name).delete(id))));
    });
  }

  erase(): Promise<void> {
    return this.write(async (transaction) => {
      await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()));
    });
  }

  private write(act: (transaction: Writing) => Promise<void>): Promise<void> {
    return this.connection.run((database) => inTransaction(database, { stores: STORES, mode: 'readwrite', act }));
  }
}
