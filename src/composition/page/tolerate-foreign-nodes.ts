/** The child of `parent` that is or holds `node`: a translation may have put the node into another. */
const childWith = (parent: Node, node: Node | null): Node | null => {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
};

/**
 * React takes nodes out of the parent that it gave them, and fails where a translation or an extension has moved one
 * (product.md, Translated pages: foreign nodes; docs/decisions/0017). From now on such a node counts as gone.
 */
export const tolerateForeignNodes = (): void => {
  const { prototype } = Node;
  const removeChild = Reflect.get(prototype, 'removeChild');
  const insertBefore = Reflect.get(prototype, 'insertBefore');
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const own = childWith(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, childWith(this, before));
    return node;
  };
};
