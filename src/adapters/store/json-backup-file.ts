import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { inject, injectable } from 'inversify';
import * as v from 'valibot';
import type {
  Backup,
  BackupFault,
  BackupFile,
  DecodedBackup,
  EncodedBackup,
} from '#application/ports/library/backup-file.ts';
import { port } from '#application/ports/port.ts';
import { inSlices } from '#application/time/in-slices.ts';
import { nextTask } from '#application/time/next-task.ts';
import { isFields, type Fields } from '#domain/fields.ts';
import type { Library } from '#domain/library/library.ts';
import type { Steps } from '#domain/steps.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { bytesDigest } from '../browser/bytes-digest.ts';
import { decodeDamagedText } from '../files/decode-text.ts';
import { utf8Bytes } from '../files/utf8-bytes.ts';
import { isZip } from '../files/zip/is-zip.ts';
import { decodeBundle } from './codec/decode-bundle.ts';
import { libraryTextSteps } from './codec/library-text.ts';

const PRODUCT = 'Matinee';
const VERSION = 1;

const Own = v.object({ product: v.literal(PRODUCT), version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const Current = v.object({ date: v.string(), checksum: v.string(), library: v.custom<Fields>(isFields) });

/** So many bytes are hashed in a step. */
const A_STEP = 8_192;

function* sha256Steps(bytes: Uint8Array): Steps<Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.length; at += A_STEP) {
    hash.update(bytes.subarray(at, at + A_STEP));
    yield;
  }
  return hash.digest();
}

/**
 * SHA-256, in hexadecimal, over the library as JSON writes it. So it does not matter what an editor did to the spaces
 * in the file. A backup must be good in insecure contexts as well, where the browser's own is missing.
 */
const checksumOf = async (library: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesToHex((await bytesDigest(library)) ?? (await inSlices(sha256Steps(library))));

/** What is before the library. It is as long for each checksum. */
const headOf = (date: string, checksum: string): string =>
  `${JSON.stringify({ product: PRODUCT, version: VERSION, date, checksum }).slice(0, -1)},"library":`;

const NO_CHECKSUM = '0'.repeat(64);

const refused = (fault: BackupFault): DecodedBackup => ({ kind: 'refused', fault });

/** A file that was cut off is no longer JSON, but begins as our files do. */
const BEGINNING = /^\s*\{\s*"product"\s*:\s*"Matinee"/;

/** The code that reads zips is large, and is loaded with the first zip. */
const unzipped = async (zip: Uint8Array<ArrayBuffer>) => (await import('../files/zip/unzip.ts')).unzip(zip);

/** Backups as JSON. A file is as it was made when its checksum is that of its library. */
@injectable()
export class JsonBackupFile implements BackupFile {
  /** @param defaults gives the theme of a library without one. */
  constructor(@inject(port('initialLibrary')) private readonly defaults: Library) {}

  async encode({ madeAt, bundle }: Backup): Promise<EncodedBackup> {
    const library = await inSlices(libraryTextSteps(bundle));
    // Thousands of titles are a long text: to go through it is a task of its own, and it is encoded once.
    await nextTask();
    const blank = headOf(madeAt, NO_CHECKSUM);
    const bytes = await utf8Bytes(`${blank}${library}}`);
    const ofLibrary = bytes.subarray(new TextEncoder().encode(blank).length, -1);
    const head = headOf(madeAt, await checksumOf(ofLibrary));
    bytes.set(new TextEncoder().encode(head));
    return { text: `${head}${library}}`, bytes };
  }

  async textsIn(file: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
    const zip = isZip(file) ? await unzipped(file) : undefined;
    if (zip?.kind === 'refused') return [];
    return (zip?.files ?? [{ bytes: file }]).map(({ bytes }) => decodeDamagedText(bytes));
  }

  async decode(text: string): Promise<DecodedBackup> {
    const raw = parseJson(text);
    if (!v.is(Own, raw)) return refused(BEGINNING.test(text) ? 'damaged' : 'foreign');
    if (raw.version > VERSION) return refused('newer');
    if (!v.is(Current, raw)) return refused('damaged');
    const library = JSON.stringify(raw.library);
    if ((await checksumOf(await utf8Bytes(library))) !== raw.checksum) return refused('damaged');
    const bundle = decodeBundle(library, this.defaults);
    return bundle ? { kind: 'read', backup: { madeAt: raw.date, bundle } } : refused('damaged');
  }
}
