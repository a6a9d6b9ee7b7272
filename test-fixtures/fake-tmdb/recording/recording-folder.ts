import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecording } from './read-recording.ts';
import type { RecordedCall } from './recorded-call.ts';
import { recordingFileName } from './recording-file-name.ts';

/** Shorter words are in texts by chance, such as the fake's `any`. TMDB's tokens have some two hundred characters. */
const TOKEN_MIN = 20;

const textOf = (call: RecordedCall, token: string): string => {
  const text = `${JSON.stringify(call, undefined, 2)}\n`;
  return token.length < TOKEN_MIN ? text : text.replaceAll(token, 'TOKEN');
};

/** A folder that answers are recorded into, one readable file for each call. */
export class RecordingFolder {
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly path: string,
    private readonly token: string,
  ) {}

  /**
   * Makes the folder where there is none.
   * @param token is in no file, whatever is answered
   * @throws {Error} in one sentence, where the folder cannot be made, or holds anything but recorded answers
   */
  static async open(path: string, token: string): Promise<RecordingFolder> {
    await mkdir(path, { recursive: true }).catch((cause: unknown) => {
      throw new Error(`${path} cannot be made a folder.`, { cause });
    });
    await readRecording(path);
    return new RecordingFolder(path, token);
  }

  /** Takes the place of what was answered before. One at a time: the app asks some calls twice at once. */
  async write(call: RecordedCall): Promise<void> {
    const text = textOf(call, this.token);
    const written = this.writing.then(() => this.replace(recordingFileName(call.path), text));
    this.writing = written.catch(() => undefined);
    await written;
  }

  /** Whole or not at all: the program may be ended at any moment. */
  private async replace(name: string, text: string): Promise<void> {
    const draft = join(this.path, `.${name}`);
    await writeFile(draft, text);
    await rename(draft, join(this.path, name));
  }
}
