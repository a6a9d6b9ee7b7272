import type { Languages } from '#application/ports/languages.ts';

export const browserLanguages: Languages = () => navigator.languages;
