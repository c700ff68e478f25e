import { describe, expect, expectTypeOf, it } from 'vitest';
import { pageHtml } from '../testing/render-page.tsx';
import type { bannerData } from '../types/banner/banner.data.ts';
import { defineBlock, readBlockProperties, type BlockProperties } from './block-properties.ts';
import { definePage } from '../page/define-page.ts';
import { blockRegistry, makeBlock } from './default-registry.ts';
import { registerBlockType } from './registered-types.ts';
import type { BlockInitOf, WrittenBlock, WrittenProperties } from './written-block.ts';

const divider = defineBlock({
  name: 'acmeDivider',
  title: 'Divider',
  description: 'A quiet line.',
  category: 'Acme',
  size: 12,
  minSize: 3,
  defaults: { style: 'dotted', width: 2 },
  compatibility: new Set(['store']),
  fields: [
    {
      type: 'select',
      key: 'style',
      label: 'Line',
      options: [
        { value: 'solid', label: 'Solid' },
        { value: 'dotted', label: 'Dotted' },
      ],
    },
    { type: 'number', key: 'width', label: 'Width', min: 1, max: 9 },
    { type: 'switch', key: 'bold', label: 'Bold' },
    { type: 'colour', key: 'colour', label: 'Colour' },
    {
      type: 'list',
      key: 'marks',
      label: 'Marks',
      itemLabel: 'Mark',
      newItem: {},
      fields: [{ type: 'text', key: 'text', label: 'Text' }],
    },
    { type: 'text', key: 'label.words', label: 'Words' },
  ],
});

describe('B81 a type of another team', () => {
  it('B81 reads its properties by its fields, whatever the page holds', () => {
    expect(readBlockProperties(divider, {})).toEqual({
      style: 'dotted',
      width: 2,
      bold: false,
      colour: null,
      marks: [],
      'label.words': '',
    });
    const given = {
      style: 'wavy',
      width: 40,
      bold: true,
      colour: '#abc',
      marks: [{ text: ' a ' }, 7],
      label: { words: 'w' },
    };
    expect(readBlockProperties(divider, given)).toEqual({
      style: 'dotted',
      width: 9,
      bold: true,
      colour: '#aabbcc',
      marks: [{ text: 'a' }],
      'label.words': 'w',
    });
  });

  it('B81 infers the properties of a type from its fields', () => {
    type Own = BlockProperties<typeof divider>;
    expectTypeOf<Own['style']>().toEqualTypeOf<'solid' | 'dotted'>();
    expectTypeOf<Own['width']>().toEqualTypeOf<number | null>();
    expectTypeOf<Own['marks'][number]['text']>().toEqualTypeOf<string>();
    expectTypeOf<BlockProperties<typeof bannerData>['align']>().toEqualTypeOf<'left' | 'center' | 'right'>();
  });

  it('B81 can be made and shown once it is registered, with the builder that all types share', () => {
    registerBlockType({
      ...divider,
      component: ({ block }) => <hr title={readBlockProperties(divider, block.properties).style} />,
    });
    const block = makeBlock('acmeDivider', { properties: { style: 'solid' } });
    expect(block).toMatchObject({ type: 'acmeDivider', size: 12, properties: { style: 'solid', width: 2 } });
    expect(pageHtml([block])).toContain('<hr title="solid"/>');
    expect(blockRegistry.get('acmeDivider')?.within).toContain('row');
  });

  it('B81 says everything that is wrong with a type', () => {
    const fields = JSON.parse('[{ "key": "a", "type": "nosuch" }, { "name": "b", "type": "text" }]');
    const broken = { ...divider, name: 'acmeBroken', minSize: 30, fields, component: JSON.parse('null') };
    expect(() => registerBlockType(broken)).toThrow(
      /acmeBroken can't be registered: component must .*; minSize must be .* from 3 to 12; fields\[0\] \(a\) has the unknown kind “nosuch”; .*; fields\[1\] must have a key/,
    );
    expect(blockRegistry.get('acmeBroken')).toBeUndefined();
  });

  it('B81 checks the properties of blocks that are written in code', () => {
    const page = definePage(
      {
        blocks: [
          { type: 'banner', properties: { title: 'A', align: 'center', minHeight: 300, compact: true } },
          {
            type: 'row',
            items: [{ type: 'acmeDivider', properties: { style: 'solid' } }, { type: '_pod_' }],
          },
        ],
      },
      divider,
    );
    expect(page.blocks).toHaveLength(2);
    expectTypeOf<'baner'>().not.toExtend<WrittenBlock['type']>();
    expectTypeOf<'titel'>().not.toExtend<keyof WrittenProperties<'banner'>>();
    expectTypeOf<'titel'>().not.toExtend<keyof NonNullable<BlockInitOf<'banner'>['properties']>>();
    expectTypeOf<WrittenProperties<'banner'>['align']>().toEqualTypeOf<
      'left' | 'center' | 'right' | null | undefined
    >();
    expectTypeOf<BlockProperties<'banner'>['align']>().toEqualTypeOf<'left' | 'center' | 'right'>();
  });
});
