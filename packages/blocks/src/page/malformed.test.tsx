import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BlockProblem } from '../environment/environment.ts';
import { builderOf } from '../registry/builder-of.ts';
import { makeExample } from '../registry/define-block.ts';
import { createBlockRegistry } from '../registry/registry.ts';
import { makeBlock } from '../registry/default-registry.ts';
import type { BlockSource, SourceState } from '../sources/source.ts';
import { testEnvironment } from '../testing/environment.tsx';
import { pageElement, pageHtml } from '../testing/render-page.tsx';
import { readBlocks } from '../tree/block-node.ts';
import { blockTypes } from '../types/block-types.ts';
import { spacerData } from '../types/spacer/spacer.data.ts';
import { PageView } from './page-view.tsx';

/** JSON as somebody sends it, with own keys such as `__proto__`. */
const json = (text: string): unknown => JSON.parse(text);
const names = Object.keys(blockTypes);

/** A block that throws on the server leaves a template in its place, for the browser to try again. */
const isWhole = (html: string): boolean => !html.includes('<template data-');

describe('B3 JSON that nobody checked', () => {
  it('B3 uids differ where one is named like a made one', () => {
    const uids = readBlocks([{ uid: 'block-1' }, {}, { uid: 'block-1' }, { uid: 'block-1-' }]).map(
      ({ uid }) => uid,
    );
    expect(new Set(uids).size).toBe(4);
  });

  it.each([
    ['6', 6],
    ['2', 3],
    ['99', 12],
    [4.4, 4],
    ['wide', 12],
    [null, 12],
  ])('B3 the size %j counts as %i', (size, expected) => {
    expect(readBlocks([{ size }])[0]?.size).toBe(expected);
  });

  it('B3 a version that is text counts, so that no migration runs twice', () => {
    const registry = createBlockRegistry({
      ...blockTypes,
      tally: {
        ...spacerData,
        name: 'tally',
        builder: builderOf(spacerData),
        migrations: [({ count }) => ({ count: Number(count) + 1 })],
        component: ({ block }) => <p>{String(block.properties['count'])}</p>,
      },
    });
    const shown = (version: unknown): string | null =>
      render(
        <PageView
          page={{ blocks: [{ type: 'tally', version, properties: { count: 1 } }] }}
          environment={testEnvironment()}
          registry={registry}
        />,
      ).container.textContent;
    expect([shown(undefined), shown(2), shown('2')]).toEqual(['2', '1', '1']);
  });

  it.each([['moon'], [{ name: 'moon' }], [true], [7]])(
    'B4 a condition outside a list counts: %j',
    (conditions) => {
      const text = { type: 'text', conditions, properties: { text: 'secret' } };
      expect(pageElement([text]).textContent).toBe('');
      expect(pageElement([{ ...text, conditions: null }]).textContent).toBe('secret');
    },
  );

  it('B6 10,000 levels of any type, of properties and of lists are shown as far as they are read', () => {
    const levels = 10_000;
    const list = json('['.repeat(levels) + ']'.repeat(levels));
    const nested = json('{"type":"row","items":['.repeat(levels) + ']}'.repeat(levels));
    for (const type of names) {
      const block = {
        type,
        properties: { title: list, copy: 'T', items: nested },
        items: [nested],
        flags: list,
      };
      expect(isWhole(pageHtml([block])), type).toBe(true);
    }
  });

  it('B6 keys such as __proto__ and constructor are data like any other', () => {
    const poison =
      '{"__proto__":{"text":"p","published":false},"constructor":{"prototype":{"x":1}},"toString":1}';
    for (const type of names) {
      const block = json(
        `{"type":"${type}","properties":${poison},"items":[${poison}],"__proto__":{"type":"text"}}`,
      );
      expect(isWhole(pageHtml([block])), type).toBe(true);
    }
    expect(pageElement([json('{"__proto__":{"type":"text","properties":{"text":"p"}}}')]).textContent).toBe(
      '',
    );
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('B6 numbers and currencies that money cannot be made of throw nowhere', () => {
    const formatMoney = (amount: number, currency: string): string => {
      if (!Number.isSafeInteger(Math.round(amount * 100))) throw new RangeError('too much');
      return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
    };
    for (const type of names) {
      for (const [price, currency] of [
        [1e300, 'GBP'],
        ['1e300', 'GBP'],
        [20, 'pounds'],
        [20, ''],
        [Number.MIN_VALUE, 'GBP'],
      ] as const) {
        const example = makeExample(blockTypes[type as keyof typeof blockTypes], makeBlock);
        const properties = {
          ...example.properties,
          title: 'T',
          price,
          salePrice: 1,
          amount: price,
          currency,
        };
        expect(isWhole(pageHtml([{ ...example, properties }], { formatMoney })), type).toBe(true);
      }
    }
    const pod = pageElement([{ type: 'pod', properties: { title: 'T', price: 20, currency: 'pounds' } }]);
    expect(pod.querySelector('.price')?.textContent).toBe('20.00 pounds');
  });
});

describe('B31 data with half of a surrogate pair', () => {
  const half = 'a\ud800';
  const items = [
    { urlName: half, name: half, image: half, price: 20, colours: [{ name: half, image: `/${half}` }] },
    { urlName: half, name: half, banner: { thumbnails: { full: half } } },
  ];
  it.each(names)('B31 makes no address of %s throw', (type) => {
    const useSource = (): SourceState => ({ status: 'ready', items, retry: () => undefined });
    const properties = Object.fromEntries(
      blockTypes[type as keyof typeof blockTypes].fields.map(({ key }) => [key, half]),
    );
    for (const asyncItems of ['', '/x/']) {
      const block = { type, properties: { ...properties, title: half, asyncItems } };
      expect(isWhole(pageHtml([block], { useSource }))).toBe(true);
    }
  });
});

describe('B4 a block whose items are all hidden', () => {
  it('B4 is hidden where they have unknown conditions, which are logged', () => {
    const problems: BlockProblem[] = [];
    const { container } = render(
      <PageView
        page={{
          blocks: [
            {
              type: 'row',
              properties: { backgroundColor: '#123456' },
              items: [{ type: 'grid', items: [{ type: 'text', uid: 'u', conditions: ['moon'] }] }],
            },
          ],
        }}
        environment={testEnvironment({ report: (problem) => void problems.push(problem) })}
      />,
    );
    expect(container.querySelector('section')).toBeNull();
    expect(problems).toMatchObject([{ code: 'unknown-condition', uid: 'u' }]);
  });

  it('B4 is shown where one of them is', () => {
    const items = [
      { type: 'text', conditions: ['moon'] },
      { type: 'text', properties: { text: 'seen' } },
    ];
    expect(pageElement([{ type: 'row', items }]).textContent).toBe('seen');
  });
});

describe('B31 made items', () => {
  const answering = (answer: readonly unknown[]) => {
    const asked: BlockSource[] = [];
    const useSource = (source: BlockSource | null): SourceState => {
      if (source !== null) asked.push(source);
      return { status: 'ready', items: source === null ? [] : answer, retry: () => undefined };
    };
    return { asked, useSource };
  };

  it('B31 make nothing of data themselves: a path whose answer names it again ends', () => {
    const items = [{ type: 'text', properties: { text: 'Again' } }];
    const again = { type: 'grid', properties: { asyncItems: '/again/' }, items };
    const nested = { type: 'row', properties: {}, items: [{ ...again, itemFactory: { source: 'blog' } }] };
    const { asked, useSource } = answering([again, nested]);
    const html = pageElement([{ type: 'grid', properties: { asyncItems: '/again/' } }], { useSource });
    expect(html.textContent).toBe('AgainAgain');
    expect(asked).toHaveLength(1);
  });

  it('B31 make nothing of data themselves: a factory in a pattern does not multiply', () => {
    const { asked, useSource } = answering([{ name: 'Hats', urlName: 'hats' }]);
    const factory = { source: 'collections' };
    pageHtml(
      [
        {
          type: 'grid',
          itemFactory: factory,
          items: [{ type: '_grid_', properties: { itemFactory: factory, asyncItems: '/x/' } }],
        },
      ],
      { useSource },
    );
    expect(asked).toHaveLength(1);
  });
});
