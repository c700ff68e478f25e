import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProblem } from '../environment/environment.ts';
import { PageView } from '../page/page-view.tsx';
import { testEnvironment } from '../testing/environment.tsx';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { blockSources } from './block-sources.ts';
import { readItemFactory, sourceLimits } from './item-factory.ts';
import { sitePath } from './item-source.ts';
import type { BlockSource, SourceState } from './source.ts';

const node = (itemFactory: unknown): BlockNode => readBlocks([{ type: 'grid', itemFactory }])[0]!;
const sourceOf = (itemFactory: unknown): BlockSource | string | null => {
  const factory = readItemFactory(node(itemFactory));
  if (factory === null) return null;
  return factory.ok ? factory.source : factory.message;
};

describe('B30 item factories', () => {
  it.each([
    ['products', { kind: 'products', sort: 'bestsellerOrder', limit: 1 }],
    ['collections', { kind: 'collections', limit: 1 }],
    ['blog', { kind: 'blog', limit: 1 }],
    ['instagram', { kind: 'instagram', limit: 20 }],
    ['drive', { kind: 'drive', limit: 1, search: 'type:uploaded' }],
    ['reviews', { kind: 'reviews', limit: 1 }],
  ])('B30 %s has the limit and options of the spec', (source, expected) => {
    expect(sourceOf({ source })).toEqual(expected);
    expect(sourceOf({ source: { kind: source } })).toEqual(expected);
    expect(Object.keys(sourceLimits)).toContain(source);
  });

  it('B30 takes options beside the source or within it, and keeps limits in bounds', () => {
    expect(sourceOf({ source: 'products', collection: 'hats', sortBy: 'new-in', limit: 6 })).toEqual({
      kind: 'products',
      collection: 'hats',
      sort: 'new-in',
      limit: 6,
    });
    expect(sourceOf({ source: { type: 'drive', search: 'cats', limit: '7' } })).toEqual({
      kind: 'drive',
      search: 'cats',
      limit: 7,
    });
    expect(sourceOf({ source: 'blog', limit: 1e9 })).toMatchObject({ limit: 100 });
    expect(sourceOf({ source: 'blog', limit: -4 })).toMatchObject({ limit: 1 });
  });

  it.each([[{}], [{ source: '' }], [{ source: 'constructor' }], [{ source: {} }], ['products'], [[]], [7]])(
    'B30 %j has no source',
    (factory) => {
      expect(sourceOf(factory)).toBe('Factory has no source');
    },
  );

  it.each([[undefined], [null], [false]])('B30 %j is no factory', (factory) => {
    expect(sourceOf(factory)).toBeNull();
  });

  it('B30 is among the sources of a page, and what asyncData needs too', () => {
    expect(
      blockSources({
        blocks: [
          { type: 'row', itemFactory: { source: 'instagram' } },
          { type: 'text', properties: { asyncData: '/omnis/v3/words/' } },
          { type: 'text', properties: { asyncData: 'https://evil.example/' } },
        ],
      }),
    ).toEqual([
      { kind: 'instagram', limit: 20 },
      { kind: 'path', path: '/omnis/v3/words/' },
    ]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://a/',
    'javascript:x',
    '/a b',
    '/a\n',
    ' ',
    '',
    4,
    null,
  ])('B30 %j is no path of this site', (path) => {
    expect(sitePath(path)).toBe(path === '/a\n' ? '/a' : null);
  });
});

describe('B31 made items', () => {
  const page = (block: object, answer: Partial<SourceState>, mode: 'native' | 'preview' = 'native') => {
    const problems: BlockProblem[] = [];
    const environment = testEnvironment({
      mode,
      useSource: (source) => ({
        status: 'ready',
        items: [],
        retry: () => undefined,
        ...(source === null ? {} : answer),
      }),
      report: (problem) => void problems.push(problem),
    });
    const { container } = render(
      <PageView page={{ blocks: [{ uid: 'b', ...block }] }} environment={environment} />,
    );
    return { container, problems };
  };
  const hats = { name: 'Hats', urlName: 'hats', banner: { thumbnails: { full: '/images/hats.jpg' } } };

  it('B31 follow the block’s own', () => {
    const own = { type: 'text', properties: { text: 'Own' } };
    const { container } = page(
      { type: 'grid', items: [own], itemFactory: { source: 'collections' } },
      { items: [hats] },
    );
    expect(container.textContent).toBe('OwnHats');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/collection/hats/');
  });

  it('B31 are made by the pattern of a pseudo-item, which is hidden itself', () => {
    const pattern = { type: '_summary_', properties: { description: 'Worn for years', title: 'Pattern' } };
    const { container } = page(
      { type: 'grid', items: [pattern], itemFactory: { source: 'products', limit: 2 } },
      { items: [{ urlName: 'tee', name: 'Tee', price: 20 }, hats] },
    );
    expect(container.textContent).toBe('TeeWorn for yearsHatsWorn for years');
    expect(container.querySelector('.product')).toBeNull();
  });

  it('B31 reviews become quotes, pictures and files pods', () => {
    const { container } = page(
      { type: 'grid', itemFactory: { source: 'reviews' } },
      {
        items: [
          { rating: 5, text: 'Good', author: 'Ada' },
          { image: '/images/market.jpg', caption: 'Market', permalink: 'https://www.instagram.com/p/1/' },
          { name: 'art.png', thumbnails: { original: '/images/art.png' } },
        ],
      },
    );
    expect(container.querySelector('figure')?.textContent).toContain('Good');
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  it('B31 have no marks, for nobody can select them', () => {
    const { container } = page(
      { type: 'grid', itemFactory: { source: 'collections' } },
      { items: [hats] },
      'preview',
    );
    expect(
      Array.from(container.querySelectorAll('[data-block]'), (mark) => mark.getAttribute('data-block')),
    ).toEqual(['b']);
  });

  it('B31 a factory without a source is logged, and the block shown without', () => {
    const { container, problems } = page(
      { type: 'grid', items: [{ type: 'text', properties: { text: 'Own' } }], itemFactory: {} },
      { items: [hats] },
    );
    expect(container.textContent).toBe('Own');
    expect(problems).toMatchObject([{ code: 'no-source', uid: 'b' }]);
    expect(problems[0]?.message).toContain('Factory has no source');
  });

  it('B31 asyncData lies over a block’s properties as soon as it is there, and is read like them', () => {
    const block = { type: 'text', properties: { text: 'Before', asyncData: '/omnis/v3/words/' } };
    expect(page(block, { status: 'loading' }).container.textContent).toBe('Before');
    expect(page(block, { data: { text: 'After' } }).container.textContent).toBe('After');
    for (const data of [null, 'x', ['y'], { text: { deep: 1 } }, { __proto__: { text: 'z' } }]) {
      expect(() => page(block, { data })).not.toThrow();
    }
    expect(renderToString(<PageView page={{ blocks: [block] }} environment={testEnvironment()} />)).toContain(
      'Before',
    );
  });
});
