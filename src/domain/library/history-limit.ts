/** product.md, Lists: history cap. */
export const HISTORY_LIMIT = 50;
