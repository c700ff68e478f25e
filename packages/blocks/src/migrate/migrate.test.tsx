import { isV1Page } from '@omnis/models';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from '../page/page-view.tsx';
import { readText, type Values } from '../read/read.ts';
import { builderOf } from '../registry/builder-of.ts';
import type { ShownTypes } from '../registry/shown-types.ts';
import { testEnvironment } from '../testing/environment.tsx';
import { blockTypes } from '../types/block-types.ts';
import { migrateBlock, migratePage } from './migrate.ts';

/** A type of version 3: heading became title, then title was put into words. */
const note = {
  name: 'note',
  component: ({ block }: { block: { properties: Values } }) => <p>{readText(block.properties, 'words')}</p>,
  migrations: [
    ({ heading, ...rest }: Values): Values => ({ ...rest, title: heading }),
    ({ title, ...rest }: Values): Values => ({ ...rest, words: title }),
  ],
};
const broken = {
  ...note,
  name: 'broken',
  migrations: [
    (): Values => {
      throw new Error('no');
    },
  ],
};
const registry: ShownTypes = {
  get: (name) => [note, broken].find((type) => type.name === name) ?? blockTypes.text,
};
const block = (properties: Values, more: object = {}) => ({ type: 'note', properties, ...more });

describe('B32 migrations', () => {
  it.each([
    [block({ heading: 'A', colour: 1 }), { colour: 1, words: 'A' }],
    [block({ heading: 'A' }, { version: 1 }), { words: 'A' }],
    [block({ title: 'B' }, { version: 2 }), { words: 'B' }],
  ])('B32 leads %j through each version', (old, properties) => {
    expect(migrateBlock(old, { registry })).toEqual({ ...old, version: 3, properties });
  });

  it('B32 leaves what is up to date, newer, unknown or broken as it is', () => {
    for (const same of [
      block({ words: 'C' }, { version: 3 }),
      block({ words: 'D' }, { version: 9 }),
      { type: 'text', properties: { text: 'E' } },
      { type: 'broken', properties: { heading: 'F' } },
      { properties: {} },
    ]) {
      expect(migrateBlock(same, { registry })).toEqual(same);
    }
  });

  it('B32 reaches nested blocks, and changes nothing that it was given', () => {
    const old = { type: 'text', items: [block({ heading: 'A' })] };
    const before = structuredClone(old);
    expect(migrateBlock(old, { registry })).toEqual({
      type: 'text',
      items: [{ type: 'note', version: 3, properties: { words: 'A' } }],
    });
    expect(old).toEqual(before);
  });

  it('B32 a page shows old blocks as new ones', () => {
    const page = { blocks: [block({ heading: 'Old' }), block({ words: 'New' }, { version: 3 })] };
    const html = renderToString(<PageView page={page} environment={testEnvironment()} registry={registry} />);
    expect(html.replace(/<[^>]*>/g, '')).toBe('OldNew');
  });

  it('B32 a new block is of the newest version', () => {
    const build = builderOf({ ...blockTypes.text, migrations: note.migrations });
    expect(build({})).toMatchObject({ version: 3 });
    expect(builderOf(blockTypes.text)({})).not.toHaveProperty('version');
  });

  it('B32 a V1 page gets templates, and keeps its own version', () => {
    const page = {
      version: 7,
      blocks: [
        { type: 'text', properties: { text: 'A' } },
        { type: 'text', properties: { template: 'x' } },
        { type: 'text', flags: ['deleted'] },
      ],
    };
    expect(isV1Page(page)).toBe(true);
    const migrated = migratePage(page) as typeof page;
    expect(isV1Page(migrated)).toBe(false);
    expect(migrated.version).toBe(7);
    expect(migrated.blocks[1]).toEqual(page.blocks[1]);
    expect(migratePage(migrated)).toEqual(migrated);
  });

  it('B32 never throws, changes nothing it was given, and does no more the second time', () => {
    const json = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          version: fc.jsonValue(),
          blocks: fc.array(
            fc.record(
              {
                type: fc.constantFrom('note', 'broken', 'text', '__proto__', 'constructor'),
                version: fc.oneof(fc.integer({ min: -3, max: 5 }), fc.double(), fc.jsonValue()),
                properties: fc.jsonValue(),
                items: fc.oneof(fc.jsonValue(), fc.constant([block({ heading: 'x' })])),
              },
              { requiredKeys: [] },
            ),
          ),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(json, (page) => {
        const before = JSON.stringify(page);
        const once = migratePage(page, { registry });
        expect(JSON.stringify(page)).toBe(before);
        expect(migratePage(once, { registry })).toEqual(once);
      }),
    );
    let deep: unknown = block({ heading: 'x' });
    for (let level = 0; level < 5000; level += 1) deep = { type: 'note', items: [deep] };
    expect(() => migratePage({ blocks: [deep] }, { registry })).not.toThrow();
  });
});
