import { blockRegistry, registerBlockType } from '@omnis/blocks';
import { describe, expect, it } from 'vitest';
import { block } from '../testing/page.ts';
import { acceptedTypes, canHold } from './outline.ts';

const own = {
  title: 'Own',
  description: 'A type of another team.',
  category: 'layout',
  size: 12,
  minSize: 3,
  defaults: {},
  fields: [],
  compatibility: new Set(['store'] as const),
  component: () => null,
};
registerBlockType({ ...own, name: 'acmeAnywhere' });
registerBlockType({ ...own, name: 'acmeInCarousels', within: ['carousel'] });

const offered = (parent: string): string[] =>
  acceptedTypes(blockRegistry, blockRegistry.get(parent) ?? null, [])
    .map(({ name }) => name)
    .filter((name) => name.startsWith('acme'));

describe('E4 containers of a type of another team', () => {
  it('E4 are rows, grids, carousels, gates and variations unless it names its own', () => {
    for (const parent of ['row', 'grid', 'gate', 'splitTestVariation'])
      expect(offered(parent)).toEqual(['acmeAnywhere']);
    expect(offered('carousel')).toEqual(['acmeAnywhere', 'acmeInCarousels']);
    expect(offered('slideshow')).toEqual([]);
  });

  it('E4 it may be dragged where it may be added', () => {
    const [anywhere, inCarousels] = [block('acmeAnywhere', 'a'), block('acmeInCarousels', 'b')];
    const mayStandIn = (parent: string): boolean[] =>
      [anywhere, inCarousels].map((child) => canHold(blockRegistry, block(parent, 'p'), child));
    expect(mayStandIn('row')).toEqual([true, false]);
    expect(mayStandIn('carousel')).toEqual([true, true]);
    expect(mayStandIn('slideshow')).toEqual([false, false]);
  });
});
