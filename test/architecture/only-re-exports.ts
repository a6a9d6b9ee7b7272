const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NAMES = String.raw`(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})`;
const RE_EXPORTS = new RegExp(String.raw`^\s*export\s+${NAMES}(?:\s+from\s+['"][^'"]+['"])?\s*;?`, 'gm');
const IMPORTS = /^\s*import\b[^;]*?['"][^'"]+['"]\s*;?/gm;

/** Whether a module exports, and nothing of its own: a barrel, however small. oxlint lets a one-line barrel pass. */
export function onlyReExports(text: string): boolean {
  const code = text.replaceAll(COMMENTS, '');
  const exports = code.replaceAll(IMPORTS, '');
  return /\bexport\b/.test(exports) && exports.replaceAll(RE_EXPORTS, '').trim() === '';
}
