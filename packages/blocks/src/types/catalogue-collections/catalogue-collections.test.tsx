import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { blockSources } from '../../sources/block-sources.ts';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock, testSource } from '../../testing/show-block.tsx';

const items = [
  { name: 'T-shirts', urlName: 't-shirts', banner: { thumbnails: { full: '/images/tees.jpg' } } },
  { name: 'Sale & more', urlName: 'sale/../x', banner: null },
  { name: 'Again', urlName: 't-shirts' },
  { name: '', urlName: 'none' },
  'x',
];

describe('B61 catalogueCollections', () => {
  it('B61 asks for eight collections by default, before it is rendered too', () => {
    const { asked, useSource } = testSource(() => ({ items }));
    pageElement([{ type: 'catalogueCollections' }], { useSource });
    expect(asked[0]).toEqual({ kind: 'collections', limit: 8 });
    expect(blockSources({ blocks: [{ type: 'catalogueCollections' }] })).toEqual([asked[0]]);
  });

  it('B61 shows each collection once, with its picture or its letter, linked by its url name', () => {
    const { useSource } = testSource(() => ({ items }));
    const element = pageElement([{ type: 'catalogueCollections' }], { useSource });
    const links = [...element.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/collection/t-shirts/', '/collection/sale%2F..%2Fx/']);
    expect(element.querySelectorAll('img')).toHaveLength(1);
    expect(element.querySelector('.letter')?.textContent).toBe('S');
  });

  it('B61 loads, fails and is empty as lists do', () => {
    const retry = vi.fn<() => void>();
    showBlock(
      { type: 'catalogueCollections' },
      testSource(() => ({ status: 'loading' })),
    );
    expect(screen.getByRole('list', { name: 'Collections are loading' })).toBeDefined();
    showBlock(
      { type: 'catalogueCollections' },
      testSource(() => ({ status: 'error', retry })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(showBlock({ type: 'catalogueCollections' }).textContent).toBe('');
    expect(showBlock({ type: 'catalogueCollections' }, { mode: 'preview' }).textContent).toContain(
      'no collections yet',
    );
  });

  it('B61 reads any property', () => {
    expect(provokeBlock('catalogueCollections', { keys: ['title', 'limit', 'ratio'] })).toEqual([]);
  });
});
