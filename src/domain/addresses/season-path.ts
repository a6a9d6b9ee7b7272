import { addressOf } from './screens.ts';

/** The address of a season's screen. @param show its number */
export const seasonPath = (show: number, season: number): string => addressOf('season', { id: show, season });
