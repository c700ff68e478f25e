import { describe, expect, it } from 'vitest';
import { menuEntrySchema } from '@omnis/models';
import {
  blankNode,
  canNest,
  fieldOf,
  insertNode,
  menuOf,
  moveNode,
  nestNode,
  removeNode,
  treeOf,
  unnestNode,
  updateNode,
  type MenuNode,
} from './menu-tree.ts';

const menu = [
  { text: 'Shop', href: '/shop/', color: '#112233' },
  {
    text: 'More',
    submenu: [
      {
        title: 'Tops',
        mode: 'columns',
        image: { src: '/images/a' },
        items: [{ text: 'Tees', link: '/tees/' }],
      },
      { title: 'Bags', items: [] },
    ],
  },
  { text: 'Help', href: '/help/' },
].map((entry) => menuEntrySchema.parse(entry));
const tree = treeOf(menu);

/** The names of a tree, those of children in brackets. */
const names = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ text, children }) => text + (children.length === 0 ? '' : `(${names(children)})`)).join(' ');

describe('storefront.md §3 Main-menu entry: edits of a menu', () => {
  it('reads a menu and gives it back as it was', () => {
    expect(menuOf(tree)).toEqual(menu);
    expect(names(tree)).toBe('Shop More(Tops(Tees) Bags) Help');
  });

  it('adds, renames, moves and removes at each level, and leaves the tree before as it was', () => {
    const added = insertNode(tree, [1, 2], { ...blankNode(), text: 'Caps' });
    expect(names(added)).toBe('Shop More(Tops(Tees) Bags Caps) Help');
    expect(names(moveNode(added, [1], { from: 2, to: 0 }))).toBe('Shop More(Caps Tops(Tees) Bags) Help');
    expect(names(updateNode(added, [1, 0, 0], { text: 'Shirts' }))).toBe(
      'Shop More(Tops(Shirts) Bags Caps) Help',
    );
    expect(names(removeNode(added, [1]))).toBe('Shop Help');
    expect(names(tree)).toBe('Shop More(Tops(Tees) Bags) Help');
  });

  it('puts an entry into the one above as a segment, and a segment as a link, and out again', () => {
    const nested = nestNode(tree, [2]);
    expect(names(nested.tree)).toBe('Shop More(Tops(Tees) Bags Help)');
    expect(nested.path).toEqual([1, 2]);
    const deeper = nestNode(nested.tree, nested.path);
    expect(names(deeper.tree)).toBe('Shop More(Tops(Tees) Bags(Help))');
    const out = unnestNode(deeper.tree, deeper.path);
    expect(names(out.tree)).toBe('Shop More(Tops(Tees) Bags Help)');
    expect(names(unnestNode(out.tree, out.path).tree)).toBe('Shop More(Tops(Tees) Bags) Help');
  });

  it('nests nothing deeper than a link, nor what has no part above it', () => {
    expect(canNest(tree, [0])).toBe(false);
    // With a link in a segment, an entry is as deep as a menu goes.
    expect(canNest(tree, [1])).toBe(false);
    expect(canNest(tree, [1, 0])).toBe(false);
    expect(canNest(tree, [1, 1])).toBe(true);
    expect(canNest(insertNode(tree, [1, 0, 1], blankNode()), [1, 0, 1])).toBe(false);
    expect(nestNode(tree, [0])).toEqual({ tree, path: [0] });
    expect(unnestNode(tree, [0])).toEqual({ tree, path: [0] });
  });

  it('names the field of the call for each part', () => {
    expect(fieldOf([0], 'link')).toBe('mainMenu.0.href');
    expect(fieldOf([1, 0], 'text')).toBe('mainMenu.1.submenu.0.title');
    expect(fieldOf([1, 0, 3], 'link')).toBe('mainMenu.1.submenu.0.items.3.link');
  });
});
