import { pageSchema, type Page } from '@omnis/models';
import { describe, expect, test } from 'vitest';
import { assignVariation } from '../split-tests/assign-variation.ts';
import { splitTestsIn, withVariations } from './split-blocks.ts';
import { noSplitVisitor, splitVisitorOf } from '../../http/split-visitor.ts';

const blocks = (list: unknown[]): Page['blocks'] => pageSchema.parse({ blocks: list }).blocks;
const text = (words: string) => ({ type: 'text', properties: { text: words } });
const variation = (name: string, ...items: unknown[]) => ({
  type: 'splitTestVariation',
  properties: { name },
  items,
});
const split = (name: string, ...items: unknown[]) => ({
  type: 'splitTest',
  properties: { test: name },
  items,
});
const hero = split('hero', variation('Old', text('before')), variation('New', text('after')));
const shown = (list: unknown[], chosen: Record<string, string>) =>
  withVariations(
    blocks(list),
    new Map(Object.entries(chosen).map(([name, own]) => [name, { id: `id-${name}`, variation: own }])),
  );

describe('a page as its visitor sees its split tests', () => {
  test('holds the variation that is theirs, and says which', () => {
    const [block] = shown([hero], { hero: 'New' });
    expect(block?.properties).toEqual({ test: 'hero', testId: 'id-hero', variation: 'New' });
    expect(JSON.stringify(block?.items)).toContain('after');
    expect(JSON.stringify(block?.items)).not.toContain('before');
  });

  test('holds the first where no test runs, and does not claim that one does', () => {
    const forged = { ...hero, properties: { test: 'hero', testId: 'x', variation: 'New' } };
    for (const list of [[hero], [forged]]) {
      const [block] = shown(list, { other: 'New' });
      expect(block?.properties).toEqual({ test: 'hero' });
      expect(JSON.stringify(block?.items)).toContain('before');
    }
  });

  test('holds the first, uncounted, where the page lacks the variation', () => {
    const [block] = shown([hero], { hero: 'Third' });
    expect(block?.properties).toEqual({ test: 'hero' });
    expect(block?.items).toHaveLength(1);
  });

  test('does so at any depth, also within a variation', () => {
    const inner = split('inner', variation('a', text('inner a')), variation('b', text('inner b')));
    const nested = { type: 'row', items: [split('hero', variation('Old'), variation('New', inner))] };
    const json = JSON.stringify(shown([nested, text('beside')], { hero: 'New', inner: 'b' }));
    expect(json).toContain('inner b');
    expect(json).toContain('beside');
    expect(json).not.toContain('inner a');
    expect(splitTestsIn(blocks([nested, hero, split(' ')]))).toEqual(['hero', 'inner']);
  });
});

describe('the variation of a visitor', () => {
  const test3 = {
    id: 'a2f7',
    variations: [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 2 },
      { name: 'c', weight: 1 },
    ],
  };

  test('is always the same, and as often as its weight says', () => {
    const dealt = Array.from({ length: 8000 }, (_, at) => assignVariation(test3, `visitor ${at}`));
    expect(dealt).toEqual(dealt.map((_, at) => assignVariation(test3, `visitor ${at}`)));
    const count = (name: string) => dealt.filter((each) => each === name).length;
    for (const [name, expected] of [
      ['a', 2000],
      ['b', 4000],
      ['c', 2000],
    ] as const)
      expect(Math.abs(count(name) - expected)).toBeLessThan(200);
  });

  test('in one test says nothing of another', () => {
    const other = { ...test3, id: 'b3c8' };
    const both = Array.from({ length: 4000 }, (_, at) => `visitor ${at}`).filter(
      (seed) => assignVariation(test3, seed) === 'b',
    );
    const again = both.filter((seed) => assignVariation(other, seed) === 'b').length;
    expect(Math.abs(again / both.length - 0.5)).toBeLessThan(0.05);
  });

  test('is the default for nobody in particular, and for robots', () => {
    expect(assignVariation(test3, '')).toBe('a');
    expect(assignVariation({ id: 'x', variations: [] }, 'seed')).toBeNull();
    const request = { sessionToken: 'secret', cookies: {}, headers: { 'user-agent': 'Googlebot/2.1' } };
    expect(splitVisitorOf(request)).toBe(noSplitVisitor);
  });

  test('is kept by cookies that may hold anything', () => {
    const cookies = { 'discovered-split-tests': '{"t1":"b"}', 'started-split-tests': 't1,t2' };
    const of = (given: Record<string, string>) =>
      splitVisitorOf({ sessionToken: 's', cookies: given, headers: { 'user-agent': 'Mozilla/5.0' } });
    expect(of(cookies)).toEqual({ seed: 's', discovered: { t1: 'b' }, started: new Set(['t1', 't2']) });
    expect(of({ 'discovered-split-tests': '['.repeat(9000) }).discovered).toEqual({});
  });
});
