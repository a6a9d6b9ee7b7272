/** A series' name behind 'Part of the': its own article is left out. */
export const withinFranchise = (name: string): string => name.trim().replace(/^the\s+(?=\S)/i, '');
