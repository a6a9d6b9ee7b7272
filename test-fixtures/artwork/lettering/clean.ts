/** What a poster can write: accents stripped, quotes straightened, letters outside the alphabet dropped. */
export const clean = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/&/g, '+')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,':!?/+-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
