/** The age ratings of movies by country, as TMDB writes them, the one for all ages first. */
export const CERTIFICATIONS: Readonly<Record<string, readonly string[]>> = {
  AR: ['ATP', '+13', '+16', '+18'],
  AU: ['G', 'PG', 'M', 'MA 15+', 'R 18+'],
  BR: ['L', '10', '12', '14', '16', '18'],
  CA: ['G', 'PG', '14A', '18A'],
  CH: ['0', '6', '8', '10', '12', '14', '16', '18'],
  DE: ['0', '6', '12', '16', '18'],
  DK: ['A', '7', '11', '15'],
  ES: ['7', '12', '16', '18'],
  FR: ['TP', '12', '16', '18'],
  GB: ['U', 'PG', '12A', '12', '15', '18'],
  HU: ['KN', '6', '12', '16', '18'],
  IE: ['G', 'PG', '12A', '15A', '16', '18'],
  IN: ['U', 'UA', 'A'],
  IT: ['T', 'VM14', 'VM18'],
  JP: ['G', 'PG12', 'R15+', 'R18+'],
  KR: ['12', '15', '19'],
  MX: ['AA', 'A', 'B', 'B-15', 'C', 'D'],
  NL: ['AL', '6', '9', '12', '14', '16', '18'],
  NO: ['A', '6', '9', '12', '15', '18'],
  NZ: ['G', 'PG', 'M', 'R13', 'R16', 'R18'],
  PH: ['G', 'PG', 'R-13', 'R-16', 'R-18'],
  PT: ['M/3', 'M/6', 'M/12', 'M/14', 'M/16', 'M/18'],
  RU: ['0+', '6+', '12+', '16+', '18+'],
  SE: ['Btl', '7', '11', '15'],
  SG: ['G', 'PG', 'PG13', 'NC16', 'M18', 'R21'],
  US: ['G', 'PG', 'PG-13', 'R', 'NC-17'],
};

/** None for a country whose age ratings are not known. */
export const certificationsOf = (country: string): readonly string[] =>
  (Object.hasOwn(CERTIFICATIONS, country) && CERTIFICATIONS[country]) || [];

export const isCertification = (country: string, certification: string): boolean =>
  certificationsOf(country).includes(certification);
