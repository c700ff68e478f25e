import { blockTypes, createBlockRegistry, type Values } from '@omnis/blocks';
import { pageSchema } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { isPage } from './is-page.ts';
import { openPage, requirePage } from './open-page.ts';

/** Texts whose words were once called copy. */
const registry = createBlockRegistry({
  row: blockTypes.row,
  text: {
    ...blockTypes.text,
    migrations: [({ copy, ...rest }: Values): Values => ({ ...rest, text: copy })],
  },
});
const old = { type: 'text', uid: 'a', properties: { copy: 'Hello' } };
const page = (blocks: readonly object[]) => pageSchema.parse({ id: 7, url: '/about/', version: 3, blocks });

describe('E12 opening', () => {
  it('E12 brings blocks to the newest version of their types, nested ones too', () => {
    const opened = openPage(page([old, { type: 'row', uid: 'r', items: [{ ...old, uid: 'b' }] }]), registry);
    expect(opened.blocks[0]).toMatchObject({ uid: 'a', version: 2, properties: { text: 'Hello' } });
    expect(opened.blocks[0]?.properties).not.toHaveProperty('copy');
    expect(opened.blocks[1]?.items[0]).toMatchObject({ uid: 'b', version: 2, properties: { text: 'Hello' } });
  });

  it('E12 keeps what tells the page from others, and what is of a type that it does not know', () => {
    const unknown = { type: 'gadget', uid: 'g', properties: { copy: 'as it was' } };
    const before = page([unknown]);
    const opened = openPage(before, registry);
    expect(opened).toMatchObject({ id: 7, uuid: before.uuid, url: '/about/', version: 3 });
    expect(opened.blocks[0]?.properties).toMatchObject({ copy: 'as it was' });
  });

  it('E12 opening twice is opening once', () => {
    const once = openPage(page([old]), registry);
    expect(openPage(once, registry)).toEqual(once);
  });

  it('E12 takes no page for one that lacks what the editor reads', () => {
    const whole = page([old]);
    expect(isPage(whole)).toBe(true);
    const [block] = whole.blocks;
    const broken = [{}, [], null, { ...whole, uuid: 7 }, { ...whole, properties: null }];
    const blocks = [null, { ...block, uid: '' }, { ...block, items: [{ type: 'text' }] }];
    for (const each of [...broken, ...blocks.map((one) => ({ ...whole, blocks: [one] }))]) {
      expect(isPage(each)).toBe(false);
    }
  });

  it('E12 says in words that it was given no page', () => {
    const { nothing } = JSON.parse('{}');
    expect(() => requirePage(nothing)).toThrow('PageEditor needs the property “page”');
    const whole = page([]);
    expect(requirePage(whole)).toBe(whole);
  });
});
