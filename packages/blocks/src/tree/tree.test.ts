import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBlockDepth, readBlocks, type BlockNode } from './block-node.ts';
import { conditionFault, conditionProblem, shownBlocks } from './visibility.ts';

const flat = (nodes: readonly BlockNode[]): BlockNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.items)]);
const names = (nodes: readonly BlockNode[]): string[] => nodes.map(({ type }) => type);

describe('B3 reading blocks', () => {
  it('B3 reads any JSON without throwing, with sizes in bounds and unique uids', () => {
    const block = fc.letrec((tie) => ({
      block: fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            uid: fc.oneof(fc.constant('same'), fc.string(), fc.integer()),
            type: fc.oneof(fc.constantFrom('pod', 'banner', ''), fc.jsonValue()),
            size: fc.oneof(fc.integer(), fc.double(), fc.string()),
            order: fc.oneof(fc.integer(), fc.jsonValue()),
            properties: fc.jsonValue(),
            flags: fc.jsonValue(),
            items: fc.oneof(fc.array(tie('block'), { maxLength: 4 }), fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
      ),
    })).block;
    fc.assert(
      fc.property(fc.oneof(fc.array(block), fc.jsonValue()), (json) => {
        const nodes = readBlocks(json);
        const check = (level: readonly BlockNode[]): void => {
          expect(new Set(level.map(({ uid }) => uid)).size).toBe(level.length);
          for (const node of level) check(node.items);
        };
        check(nodes);
        for (const { size } of flat(nodes)) {
          expect(Number.isInteger(size) && size >= 3 && size <= 12).toBe(true);
        }
      }),
    );
  });

  it('B3 makes the same uids each time where there are none', () => {
    const json = [{ type: 'pod' }, { type: 'grid', items: [{ type: 'pod' }, { uid: 'a' }, { uid: 'a' }] }];
    expect(readBlocks(json)).toEqual(readBlocks(structuredClone(json)));
    expect(flat(readBlocks(json)).map(({ uid }) => uid)).toEqual([
      'block-0',
      'block-1',
      'block-1-0',
      'a',
      'block-1-2',
    ]);
  });

  it('B3 orders blocks by their order, and leaves what is nested too deep', () => {
    expect(
      names(
        readBlocks([
          { type: 'b', order: 2 },
          { type: 'a', order: 1 },
        ]),
      ),
    ).toEqual(['a', 'b']);
    let deep: unknown = { type: 'row' };
    for (let level = 0; level < 5000; level += 1) deep = { type: 'row', items: [deep] };
    expect(flat(readBlocks([deep]))).toHaveLength(maxBlockDepth);
  });
});

describe('B4 visibility', () => {
  const shown = (json: unknown, mode: 'native' | 'preview' = 'native'): string[] =>
    names(shownBlocks(readBlocks(json), { mode, conditions: { sale: true, club: false } }));

  it('B4 hides deleted blocks and pseudo-items everywhere, unpublished ones from shoppers', () => {
    const json = [
      { type: 'a' },
      { type: 'b', flags: ['deleted'] },
      { type: 'c', unpublished: true },
      { type: 'd', properties: { published: false } },
      { type: '_loader_' },
    ];
    expect(shown(json)).toEqual(['a']);
    expect(shown(json, 'preview')).toEqual(['a', 'c', 'd']);
  });

  it('B4 hides a block whose items are all hidden, through all levels', () => {
    const json = [
      { type: 'row', items: [{ type: 'grid', items: [{ type: 'pod', unpublished: true }] }] },
      { type: 'grid', items: [{ type: 'pod', unpublished: true }, { type: 'pod' }] },
      { type: 'grid', items: [] },
      { type: 'row', items: [{ type: 'pod', conditions: ['club'] }] },
    ];
    expect(shown(json)).toEqual(['grid', 'grid']);
    expect(shown(json, 'preview')).toEqual(['row', 'grid', 'grid']);
  });

  it('B4 hides what has an unmet condition, and tells of an unknown one', () => {
    const [sale, club, odd] = readBlocks([
      { type: 'a', conditions: ['sale'] },
      { type: 'b', conditions: ['sale', { name: 'club' }] },
      { type: 'c', uid: 'u1', conditions: ['sale', 'constructor'] },
    ]);
    const visibility = { mode: 'native' as const, conditions: { sale: true, club: false } };
    expect([sale!, club!, odd!].map((block) => conditionFault(block, visibility))).toEqual([
      null,
      'unmet',
      'unknown',
    ]);
    expect(conditionProblem(odd!, visibility)).toMatchObject({
      code: 'unknown-condition',
      message: 'The c block is hidden: unknown condition constructor',
    });
  });
});
