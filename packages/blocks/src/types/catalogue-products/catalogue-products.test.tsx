import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../../environment/environment.ts';
import { PageView } from '../../page/page-view.tsx';
import { blockSources } from '../../sources/block-sources.ts';
import type { BlockSource } from '../../sources/source.ts';
import { testEnvironment } from '../../testing/environment.tsx';
import { provokeBlock, showBlock, testSource } from '../../testing/show-block.tsx';

const tees = Array.from({ length: 10 }, (_, id) => ({ urlName: `t${id}`, name: `Tee ${id}`, price: 20 }));
const lists = new Map([4, 8, 12].map((limit) => [limit, tees.slice(0, limit)]));
const shop = (source: BlockSource) => ({
  items: source.kind === 'products' ? (lists.get(source.limit) ?? tees) : [],
});
const block = { type: 'catalogueProducts', properties: { pageSize: 4 } };
const names = (): string[] => screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '');

describe('B62 catalogueProducts', () => {
  it('B62 asks for twelve bestsellers by default, before it is rendered too', () => {
    const { asked, useSource } = testSource(() => ({}));
    showBlock({ type: 'catalogueProducts' }, { useSource });
    expect(asked[0]).toEqual({ kind: 'products', sort: 'bestsellerOrder', limit: 12 });
    expect(blockSources({ blocks: [{ type: 'catalogueProducts' }] })).toEqual([asked[0]]);
  });

  it('B62 shows more at a click, focuses the first new one, and ends where the products end', () => {
    showBlock(block, testSource(shop));
    expect(names()).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('4 products so far');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(8);
    expect(document.activeElement?.textContent).toBe('Tee 4');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('10 products');
  });

  it('B62 keeps what is shown while more is fetched, and fetches once', () => {
    const answers = new Map<number, object>([[4, { items: lists.get(4) }]]);
    const { asked, useSource } = testSource((source) =>
      source.kind === 'products' ? (answers.get(source.limit) ?? { status: 'loading' }) : {},
    );
    const environment: BlockEnvironment = testEnvironment({ useSource });
    const page = { blocks: [block] };
    const view = render(<PageView page={page} environment={environment} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Loading…' }));
    expect(asked.some((source) => source.kind === 'products' && source.limit > 8)).toBe(false);
    answers.set(8, { items: lists.get(8) });
    view.rerender(<PageView page={structuredClone(page)} environment={environment} />);
    expect(names()).toHaveLength(8);
  });

  it('B62 a shopper chooses the order, which begins anew', () => {
    const { asked, useSource } = testSource(shop);
    showBlock(block, { useSource });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price-asc' } });
    expect(asked.at(-1)).toEqual({ kind: 'products', sort: 'price-asc', limit: 4 });
    expect(
      showBlock({ ...block, properties: { showSort: false } }, { useSource }).querySelector('select'),
    ).toBeNull();
  });

  it('B62 can be tried again, and is hidden from shoppers when empty', () => {
    const retry = vi.fn<() => void>();
    showBlock(
      block,
      testSource(() => ({ status: 'error', retry })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(
      showBlock(
        block,
        testSource(() => ({})),
      ).textContent,
    ).toBe('');
  });

  it('B62 reads any property', () => {
    expect(
      provokeBlock('catalogueProducts', { keys: ['title', 'collection', 'sortBy', 'pageSize', 'showSort'] }),
    ).toEqual([]);
  });
});
