import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockName, movedBlocks, pageChanges } from './page-changes.ts';
import { slugOfTitle } from './page.ts';
import { isSameValue } from './same-value.ts';
import { pageSchema, type BlockInput, type Page } from './schemas/page.ts';

const page = (blocks: readonly BlockInput[], more: object = {}): Page =>
  pageSchema.parse({ id: 1, uuid: 'u', url: '/a/', blocks, ...more });
const text = (uid: string, words = uid, items: BlockInput[] = []): BlockInput => ({
  type: 'text',
  uid,
  properties: { text: words },
  items,
});

describe('the changes between two versions of a page', () => {
  it('tells of what was added, changed, moved and removed, with the block’s words', () => {
    const before = page([text('a'), text('b'), text('c'), text('gone')]);
    const after = page([text('c'), text('a', 'Other words'), text('b'), text('new')]);
    expect(pageChanges(before, after).blocks.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'moved c',
      'changed Other words',
      'added new',
      'removed gone',
    ]);
  });

  it('tells of a block with all that is in it once', () => {
    const row = { type: 'row', uid: 'row', items: [text('in')] };
    expect(pageChanges(page([]), page([row])).blocks).toMatchObject([{ kind: 'added', uid: 'row' }]);
    expect(pageChanges(page([row]), page([])).blocks).toMatchObject([{ kind: 'removed', uid: 'row' }]);
    expect(
      pageChanges(page([row, text('x')]), page([{ ...row, items: [text('in'), text('x')] }])).blocks,
    ).toMatchObject([{ kind: 'moved', uid: 'x' }]);
  });

  it('names settings and fields that differ, whatever the order of keys', () => {
    const before = page([{ ...text('a'), size: 6 }], { properties: { title: 'One' } });
    const after = page([{ ...text('a'), size: 12 }], { url: '/b/', properties: { title: 'Two' } });
    expect(pageChanges(before, after)).toMatchObject({
      settings: ['url', 'properties.title'],
      blocks: [{ kind: 'changed', keys: ['size'] }],
    });
    expect(isSameValue({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: undefined }], a: 1 })).toBe(true);
    expect(isSameValue([1], { 0: 1, length: 1 })).toBe(false);
  });

  it('moves as few blocks as can be', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 6 }), (order) => {
        const start = ['a', 'b', 'c', 'd', 'e', 'f'];
        const moved = movedBlocks(page(start.map((uid) => text(uid))), page(order.map((uid) => text(uid))));
        const stayed = order.filter((uid) => !moved.has(uid));
        expect(stayed).toEqual(stayed.toSorted());
        expect(moved.size === 0).toBe(order.join('') === start.join(''));
      }),
    );
    const down = ['b', 'c', 'd', 'a'].map((uid) => text(uid));
    expect([...movedBlocks(page(['a', 'b', 'c', 'd'].map((uid) => text(uid))), page(down))]).toEqual(['a']);
  });

  it('names a block by its title or first words, without tags', () => {
    expect(blockName({ properties: { text: '<p>Hello  <b>you</b></p>', title: '' } })).toBe('Hello you');
    expect(blockName({ properties: {} })).toBe('');
  });

  it.each([
    ['Mother’s Day', 'mothers-day'],
    ['50% off everything', '50-off-everything'],
    ['Été & more — 2026', 'ete-more-2026'],
    ['🎄', ''],
  ])('C18 makes the address of the title %s %s', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });
});
