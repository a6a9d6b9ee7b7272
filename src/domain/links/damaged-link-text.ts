/** product.md, Links: damaged. */
export const DAMAGED_LINK_TEXT = 'This link is damaged, or was made by a newer Matinee.';
