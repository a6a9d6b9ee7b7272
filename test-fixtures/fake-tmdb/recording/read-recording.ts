import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecordedCall, type RecordedCall } from './recorded-call.ts';

const sentenceOf = (folder: string, error: unknown): string => {
  const { code } = Object(error) as { readonly code?: string };
  if (code === 'ENOENT') return `There is no folder ${folder}.`;
  return code === 'ENOTDIR' ? `${folder} is a file; it has to be a folder.` : `${folder} cannot be read.`;
};

/** What systems leave in folders by themselves is nobody's file. */
const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  } catch (cause) {
    throw new Error(sentenceOf(folder, cause), { cause });
  }
};

const readCall = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * The recorded answers of a folder, by their calls.
 * @throws {Error} in one sentence, where there is no folder, or another file in it
 */
export const readRecording = async (folder: string): Promise<ReadonlyMap<string, RecordedCall>> => {
  const calls = new Map<string, RecordedCall>();
  for (const name of await namesIn(folder)) {
    const call = await readCall(join(folder, name));
    if (!isRecordedCall(call))
      throw new Error(`${join(folder, name)} is no recorded answer. Take it out of the folder.`);
    if (calls.has(call.path))
      throw new Error(`${folder} has two answers to ${call.path}. Take one out, such as ${name}.`);
    calls.set(call.path, call);
  }
  return calls;
};
