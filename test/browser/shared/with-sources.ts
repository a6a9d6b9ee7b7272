import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { folderOf } from './sites.ts';

const PLACE = /https?:\/\/[\w.]+:(\d+)\/[\w./-]*?(assets\/[\w.-]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | undefined>();

function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) {
    const map = existsSync(path)
      ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
      : undefined;
    maps.set(path, map);
  }
  return maps.get(path);
}

/** @param text a stack, or what else names places in the scripts of a built site @returns the same with lines of `src` in their stead */
export const withSources = (text: string): string =>
  text.replace(PLACE, (place, port: string, script: string, line: string, column: string) => {
    const folder = folderOf(port);
    const found = folder && mapOf(`${folder}/${script}.map`)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    const source = posix.join(posix.dirname(`${folder}/${script}`), found.originalSource);
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
