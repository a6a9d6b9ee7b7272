/** 'S2 E5', as it is said everywhere (product.md, Shows: label). */
export const episodeLabel = (season: number, number: number): string => `S${season} E${number}`;
