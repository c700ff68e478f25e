import { discoveredCookie, startedCookie } from '@omnis/models';
import type { ReadValue } from '@omnis/shop-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { discover, shownTests, takeUnstarted } from './shown-tests.ts';
import { splitQuery } from './split-query.ts';

type Block = ReadValue<'pagesGet'>['blocks'][number];

const block = (type: string, properties: Block['properties'], items: Block[] = []): Block => ({
  id: null,
  uid: type,
  type,
  size: 12,
  properties,
  items,
  flags: [],
  order: 0,
  parent: null,
  page: null,
  unpublished: false,
});
const shown = (id: string, variation: string) => block('splitTest', { test: id, testId: id, variation });
const cookie = (name: string): string =>
  decodeURIComponent(new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

afterEach(() => {
  for (const name of [discoveredCookie, startedCookie]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe('the split tests of a page', () => {
  it('are those that the server has chosen of, at any depth', () => {
    const blocks = [
      shown('a', 'Old'),
      block('row', {}, [shown('b', 'New')]),
      block('splitTest', { test: 'not running' }),
      block('text', { testId: 'x', variation: 'y', test: 'z' }),
    ];
    expect(shownTests(blocks)).toEqual([
      { id: 'a', test: 'a', variation: 'Old' },
      { id: 'b', test: 'b', variation: 'New' },
    ]);
  });

  it('are marked as discovered, beside what was before, and never more than a cookie holds', () => {
    discover([{ id: 'a', test: 'a', variation: 'Old' }]);
    discover([{ id: 'b', test: 'b', variation: 'New' }]);
    expect(cookie(discoveredCookie)).toBe('{"a":"Old","b":"New"}');
    discover([{ id: 'a', test: 'a', variation: 'New' }]);
    expect(JSON.parse(cookie(discoveredCookie))).toEqual({ a: 'New', b: 'New' });
    for (let at = 0; at < 30; at += 1) discover([{ id: `t${at}`, test: 't', variation: 'x'.repeat(40) }]);
    expect(document.cookie.length).toBeLessThan(3584);
  });

  it('are started once each', () => {
    const [a, b] = ['a', 'b'].map((id) => ({ id, test: id, variation: 'Old' }));
    const ids = (tests: readonly { readonly id: string }[]) => tests.map(({ id }) => id);
    expect(ids(takeUnstarted(a ? [a] : []))).toEqual(['a']);
    expect(ids(takeUnstarted(a && b ? [a, b] : []))).toEqual(['b']);
    expect(ids(takeUnstarted(a && b ? [a, b] : []))).toEqual([]);
    expect(cookie(startedCookie)).toBe('a,b');
  });
});

describe('the query of an address', () => {
  const test = {
    id: 't',
    code: 'hero',
    name: 'hero',
    variation: null,
    availableVariations: [],
    discovered: false,
  };

  it('chooses by what is named after a test that runs, and by split-var', () => {
    const of = (search: string, splitTest = [test]) => splitQuery({ splitTest }, search);
    expect(of('?hero=New&page=2')).toBe('?hero=New');
    expect(of('?split-var=A,B&q=fox')).toBe('?split-var=A%2CB');
    expect(of('?page=2')).toBeUndefined();
    expect(of('')).toBeUndefined();
    expect(of('?hero=New', [])).toBeUndefined();
  });
});
