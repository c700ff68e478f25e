import { describe, expect, test } from 'vitest';
import { wrongValues } from './wrong-values.ts';

const block = (type: string, properties: Block['properties'], items: Block[] = []): Block => ({
  uid: `u-${type}`,
  type,
  properties,
  flags: [],
  items,
});
type Block = Parameters<typeof wrongValues>[0][number];

describe('values of another kind than their field', () => {
  test('names each, nested ones and those of lists too', () => {
    const page = [
      block('row', { reversed: 'yes', unheardOf: [1] }, [
        block('banner', { title: {}, actions: [{ text: [] }, 'x', true], image: { src: '/a' } }),
      ]),
      block('grid', { breakpoints: { xs: 'two', md: 3 }, title: 7 }),
      block('textBlock', { paragraphs: ['a', {}] }),
      block('unheardOf', { title: {} }),
      block('_pod_', { title: {} }),
    ];
    expect(wrongValues(page, [])).toEqual([
      { field: 'blocks.u-row.reversed', message: 'This must be true or false' },
      { field: 'blocks.u-banner.title', message: 'This must be text' },
      { field: 'blocks.u-banner.actions.0.text', message: 'This must be text' },
      { field: 'blocks.u-banner.actions.2', message: 'This must be an object' },
      { field: 'blocks.u-grid.breakpoints.xs', message: 'This must be a number' },
      { field: 'blocks.u-textBlock.paragraphs', message: 'This must be a list of texts' },
      { field: 'blocks.u-_pod_.title', message: 'This must be text' },
    ]);
  });

  test('nothing where there is nothing, and where it was saved so before', () => {
    expect(
      wrongValues([block('pod', { title: null, price: '', badge: '12', salePrice: '9.50' })], []),
    ).toEqual([]);
    const saved = [block('pod', { title: ['a'], copy: {} })];
    expect(wrongValues(saved, saved)).toEqual([]);
    expect(wrongValues([block('pod', { title: ['b'], copy: {} })], saved)).toEqual([
      { field: 'blocks.u-pod.title', message: 'This must be text' },
    ]);
  });
});
