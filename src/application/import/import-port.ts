import { token } from '../port.ts';
import type { FileDecoder } from '../ports/file-decoder.ts';
import type { TitleFinder } from '../ports/title-finder.ts';
import type { MatchMemory } from './match-memory.ts';

/** What bringing lists from elsewhere needs of adapters: none of it is there before somebody does. */
export const ImportPort = {
  finder: token<TitleFinder>('TitleFinder'),
  memory: token<MatchMemory>('MatchMemory'),
  decoder: token<FileDecoder>('FileDecoder'),
};
