import { goneText } from '#domain/format/gone-text.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';

/** That the provider has a title no more, among the facts of its line (product.md, Freshness: gone). */
export function GoneText({ title }: { readonly title: StoredTitle }) {
  const text = goneText(title);
  return text && <span>{text}</span>;
}
