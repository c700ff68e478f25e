// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isPageData, pageData, seedsOf, type ReadSeed } from './page-data.ts';

const order = { number: 'D-7', note: '</script>"\\' };
const seeds = [
  { endpointName: 'storeCoreData', arg: undefined, value: { pages: [] } },
  {
    endpointName: 'ordersGet',
    arg: { params: { orderHash: 'h"1' } },
    value: order,
    json: JSON.stringify(order),
  },
] as unknown[] as ReadSeed[];

describe('pageData', () => {
  it('writes its seeds as JSON, with texts that came as such put in as they are', () => {
    const data = pageData(seeds, { trail: [1] });
    expect(data.trail).toEqual([1]);
    expect(JSON.parse(data.seeds)).toEqual([
      { endpointName: 'storeCoreData', value: { pages: [] } },
      { endpointName: 'ordersGet', arg: { params: { orderHash: 'h"1' } }, value: order },
    ]);
  });

  it('gives the seeds themselves on this side, and reads them once on the other', () => {
    const data = pageData(seeds, {});
    expect(seedsOf(data)).toBe(seeds);
    const arrived = { seeds: data.seeds };
    expect(seedsOf(arrived)).toEqual(JSON.parse(data.seeds));
    expect(seedsOf(arrived)).toBe(seedsOf(arrived));
  });
});

describe('isPageData', () => {
  it('knows data with seeds from others', () => {
    expect(isPageData(pageData([], {}))).toBe(true);
    for (const other of [null, undefined, 1, {}, { seeds: [] }]) expect(isPageData(other)).toBe(false);
  });
});
