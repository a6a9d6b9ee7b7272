import { StorageMedium } from '#adapters/store/storage-medium.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';

/** The browser's sessionStorage: each tab has lists of its own. */
export const openSessionMedium = async (): Promise<TextMedium> => new StorageMedium(sessionStorage, 'window');
