import { FILES_BYTES_MAX } from '#domain/import/file-limits.ts';
import type { ImportOutcome, ReadingAnswers } from '#domain/import/import-reading.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { readFiles } from '#domain/import/read-files.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { FileDecoder, FileToImport } from '../../ports/library/file-decoder.ts';
import { inSlices } from '../../time/in-slices.ts';
import { filesToRead } from './files-to-read.ts';

interface ReadImportDeps {
  readonly fileDecoder: FileDecoder;
  readonly clock: Pick<Clock, 'now' | 'scheduler'>;
  readonly consoleLog: ConsoleLog;
}

/** A slow phone does so many in a few milliseconds. */
const STEPS_PER_SLICE = 100;

/** Says what is in the visitor's files. The library is not touched. */
export class ReadImport {
  constructor(private readonly deps: ReadImportDeps) {}

  /** Never rejects, and never holds the page up. */
  async execute(files: readonly FileToImport[], answers: ReadingAnswers = {}): Promise<ImportOutcome> {
    const { clock, consoleLog } = this.deps;
    try {
      const steps = readFiles(await this.decoded(files), { now: clock.now(), ...answers });
      return await inSlices(steps, clock, STEPS_PER_SLICE);
    } catch (cause) {
      consoleLog.error('import', 'Files to import could not be read.', cause);
      return { kind: 'refused', refusal: 'unreadable', fileName: files[0]?.name ?? '' };
    }
  }

  private async decoded(files: readonly FileToImport[]): Promise<readonly ParsedFile[]> {
    const parsed: ParsedFile[] = [];
    const refuse = (file: FileToImport, refusal: ImportRefusal) =>
      parsed.push({ name: file.folder ?? file.name, content: { kind: 'refused', refusal } });
    let left = FILES_BYTES_MAX;
    for (const { file, refusal } of filesToRead(files)) {
      if (refusal) refuse(file, refusal);
      else if (left <= 0) refuse(file, 'files-too-large');
      else {
        const found = await this.deps.fileDecoder.decode(file);
        left -= found.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
        parsed.push(...found);
      }
    }
    return parsed;
  }
}
