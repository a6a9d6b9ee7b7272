/** Spreadsheets take a cell that begins so for a formula, and do what it says (product.md, Export: formulas). */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula. `plainCell` gives the text back. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `safeCell` was given. */
export const plainCell = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
