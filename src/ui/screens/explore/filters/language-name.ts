let names: Intl.DisplayNames | undefined;

/** Those that the browser's table lacks, or calls by their later names. */
const OWN: Readonly<Record<string, string>> = { cn: 'Cantonese', mo: 'Moldavian', sh: 'Serbo-Croatian' };

/** A language in words, as 'French'. The browser's table of names is opened when it is first needed. */
export const languageName = (code: string): string => {
  names ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return OWN[code] ?? names.of(code) ?? code;
};
