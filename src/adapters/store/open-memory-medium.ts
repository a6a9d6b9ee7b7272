import { MemoryEntries } from './memory-entries.ts';
import { StorageMedium } from './storage-medium.ts';
import type { TextMedium } from './text-medium.ts';

/** A medium in memory. It is always available, and gone with the window. */
export const openMemoryMedium = async (): Promise<TextMedium> => new StorageMedium(new MemoryEntries(), 'window');
