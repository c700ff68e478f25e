import { describe, expect, it } from 'vitest';
import { blockData } from '../types/block-data.ts';
import { argsOf, withArgs } from './block-args.ts';
import { blockArgTypes, describeType } from './block-docs.ts';
import { pageSource } from './page-source.ts';

describe('the docs page of a block type', () => {
  it('lists each property with its kind, default and limits, and a control', () => {
    const rows = blockArgTypes(blockData.banner);
    expect(rows['title']).toMatchObject({
      description: 'Title. At most 50 characters.',
      table: { category: 'Content', type: { summary: 'text' } },
      control: 'text',
    });
    expect(rows['align']).toMatchObject({
      options: ['left', 'center', 'right'],
      table: { type: { summary: '"left" | "center" | "right"' }, defaultValue: { summary: '"left"' } },
    });
    expect(rows['minHeight']?.description).toBe('Minimum height. From 120 to 1200.');
    expect(rows['mobileImage']?.description).toContain('Used where media is "image".');
  });

  it.each(Object.values(blockData))('has a row for each property of $name', (data) => {
    const rows = Object.keys(blockArgTypes(data));
    expect(rows).toEqual(expect.arrayContaining(data.fields.map(({ key }) => key)));
    expect(describeType(data)).toContain(`Type \`${data.name}\``);
  });
});

describe('the controls of a block’s story', () => {
  const row = {
    type: 'row',
    items: [{ type: 'pod', properties: { buttonStyle: { fill: 'a', size: 'b' } } }],
  };

  it('hold properties by the keys of fields', () => {
    const { properties } = row.items[0] ?? { properties: {} };
    expect(argsOf(['buttonStyle.fill', 'title'], properties)).toEqual({ 'buttonStyle.fill': 'a' });
  });

  it('change the first block of the type, wherever it stands', () => {
    const [changed] = withArgs([row], 'pod', { 'buttonStyle.fill': 'c', title: undefined });
    expect(changed?.items?.[0]?.properties).toEqual({ buttonStyle: { fill: 'c', size: 'b' } });
  });

  it('show the page’s JSON as code, with addresses of the shop', () => {
    const image = 'http://localhost:6006/packages/blocks/src/testing/pictures/rail-autumn.webp';
    const code = pageSource([{ type: 'banner', properties: { image } }]);
    expect(code).toContain('"image": "/images/rail-autumn"');
    expect(code).toContain('<PageView page={page} />');
  });
});
