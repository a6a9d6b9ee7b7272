/**
 * Does to a page what Chrome's translation does: puts each text into `<font><font>`, in the place of the text node, now and
 * whenever a text comes; not where `translate="no"` says so. The words stay, so that tests can read them. Needs nothing around it: it can be an init script.
 */
export const translatePage = (): void => {
  const FONT: string = 'font';
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isWords =
        /\S/.test(text.data) &&
        text.parentElement?.closest('font, script, style, svg, textarea, [translate=no]') === null;
      if (!isWords) continue;
      const outer = document.createElement(FONT);
      outer.appendChild(document.createElement(FONT)).textContent = text.data;
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const start = (): void => {
    translateIn(document.body);
    const observer = new MutationObserver(() => translateIn(document.body));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
};
