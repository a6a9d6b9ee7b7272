import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { translatePage } from '#fixtures/translate-page.ts';
import { tolerateForeignNodes } from './tolerate-foreign-nodes.ts';

const own = Object.getOwnPropertyDescriptors(Node.prototype);
afterEach(
  () => void Object.defineProperties(Node.prototype, { removeChild: own.removeChild, insertBefore: own.insertBefore }),
);

/** What no component of ours does: texts among other nodes, which come and go. */
function Loose({ isMore }: { readonly isMore: boolean }) {
  return (
    <p>
      {isMore && <b>more</b>}
      {isMore ? 'many' : null}
      <i>of them</i>
      {isMore ? null : 'few'}
      {'always'}
    </p>
  );
}

describe('a node that React made and a translation took (product.md, Translated pages: foreign nodes)', () => {
  it('takes nothing away but its own text', async () => {
    tolerateForeignNodes();
    const { rerender, container } = await render(<Loose isMore />);
    translatePage();
    expect(container.querySelectorAll('font font').length).toBeGreaterThan(2);
    for (const isMore of [false, true, false, true]) {
      await rerender(<Loose isMore={isMore} />);
      expect(container.querySelectorAll('b')).toHaveLength(Number(isMore));
    }
  });

  it('goes with what an extension has put it into', async () => {
    tolerateForeignNodes();
    const [parent, mark, text] = [document.createElement('p'), document.createElement('mark'), new Text('a')];
    parent.append(mark);
    mark.append(text);
    parent.insertBefore(new Text('b'), text);
    expect(parent.textContent).toBe('ba');
    parent.removeChild(text);
    expect(parent.textContent).toBe('b');
  });

  it('leaves the rest as it is', () => {
    tolerateForeignNodes();
    const [parent, first, second] = [document.createElement('p'), new Text('a'), new Text('b')];
    expect(parent.insertBefore(second, null)).toBe(second);
    expect(parent.insertBefore(first, second)).toBe(first);
    expect(parent.textContent).toBe('ab');
    expect(parent.removeChild(first)).toBe(first);
    expect(parent.textContent).toBe('b');
  });
});
