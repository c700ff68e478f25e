import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { MenuEditor } from './menu-editor.tsx';
import { blankNode, type MenuNode } from './menu-tree.ts';

const part = (text: string, children: readonly MenuNode[] = []): MenuNode => ({
  ...blankNode(),
  text,
  children,
});
const saved = [part('Shirts', [part('Women'), part('Men')]), part('Bags'), part('Sale')];
const wordsOf = (tree: readonly MenuNode[]): unknown[] =>
  tree.map(({ text, children }) => (children.length === 0 ? text : [text, wordsOf(children)]));

function Form(): ReactElement {
  const [tree, setTree] = useState<readonly MenuNode[]>(saved);
  return (
    <>
      <MenuEditor tree={tree} errors={{}} links={[]} onPickImage={async () => null} onChange={setTree} />
      <button type="button" onClick={() => setTree(saved)}>
        Discard
      </button>
      <button type="button" onClick={() => setTree(tree.toReversed())}>
        Turn round
      </button>
      <output>{JSON.stringify(wordsOf(tree))}</output>
    </>
  );
}

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

it('offers no undo of a removal that was discarded, so that no entry is there twice', () => {
  render(<Form />);
  press(/^Remove.*Bags/);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  press('Discard');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('puts a part back below its parent, wherever that was moved to', () => {
  render(<Form />);
  press(/^Remove.*Men/);
  press('Turn round');
  press('Undo');
  expect(JSON.parse(screen.getByText(/^\[/).textContent)).toEqual([
    'Sale',
    'Bags',
    ['Shirts', ['Women', 'Men']],
  ]);
});
