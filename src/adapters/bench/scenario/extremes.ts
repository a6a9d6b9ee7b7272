type Rewrite = (text: string) => string;

const MARKUP = `<script>document.title='run'</script><img src=x onerror="document.title='run'"><b>`;

/** Ways to make a text extreme. Each keeps the original text in it, so that different texts stay different. */
export const EXTREMES: readonly Rewrite[] = [
  // There is no place to break the line.
  (text) => `${'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(6)}-${text}`,
  (text) => Array.from({ length: 24 }, () => text).join(' and then '),
  // Arabic and Hebrew around Latin: each bracket must face its own side.
  (text) => `الفيلم الأخير (${text}) — סוף השבוע הגדול, 3 من 7`,
  (text) => `${MARKUP}${text}</b><!-- &amp;lt; ]]>`,
  // A right-to-left override that is never closed.
  (text) => `\u202E${text}`,
  // Many marks on every letter.
  (text) => [...text].map((letter) => letter + '\u0301\u0323\u0308\u0489'.repeat(4)).join(''),
  (text) => `👩‍👩‍👧‍👦🏳️‍🌈\u200B\u200D\uFEFF${text}🎬`,
  (text) => `javascript:alert(1) {{7*7}} \${7*7} %s %00 ../../${text}"'\\ null`,
  (text) => `${text}\n\t\n${text.toUpperCase()}\u2028end`,
  (text) => `映画館の午後は長い物語。${text}${'字'.repeat(120)}`,
];

export const RUN_ON = `${EXTREMES.map((rewrite) => rewrite('A long story')).join('\n\n')} half a character: \uD83D`;

/** The id chooses the way, so that each thing has the same text everywhere. */
export const extreme = (id: number, text: string): string => EXTREMES[id % EXTREMES.length]?.(text) ?? text;
