import { isPageData, noSeeds, pageData, type ReadSeed, seedsOf } from '@omnis/shop-kit';
import { pageSeeds } from '@omnis/rendering/server';
import { afterEach, describe, expect, it } from 'vitest';

const order = { number: 'D-7', note: '</template></script>"\\ &lt; & “é”' };
const list = [
  { endpointName: 'storeCoreData', arg: undefined, value: { pages: [] } },
  {
    endpointName: 'ordersGet',
    arg: { params: { orderHash: 'h"1' } },
    value: order,
    json: JSON.stringify(order),
  },
] as unknown[] as ReadSeed[];
const seeds = { id: 'seeds-1', list };

afterEach(() => {
  document.body.innerHTML = '';
});

describe('pageData', () => {
  it('gives the seeds themselves on this side', () => {
    const data = pageData(seeds, { trail: [1] });
    expect(data.trail).toEqual([1]);
    expect(seedsOf(data)).toBe(list);
  });

  it('is found in the document on the other side, whatever the texts say, and read once', () => {
    const pages = [pageData({ id: 'seeds-0', list: [] }, {}), pageData(seeds, {}), pageData(noSeeds, {})];
    // Once more as the server writes it: this run counts as a server where Vite says so.
    const written = pageSeeds(
      pages.map((page, index) => sent(page, ['seeds-0', 'seeds-1', ''][index])),
      { shared: false },
    );
    expect(written.files).toEqual([]);
    document.body.innerHTML = written.html;
    expect(document.querySelectorAll('template')).toHaveLength(2);
    expect(document.body.textContent).toBe('');
    const arrived = { seeds: 'seeds-1' };
    expect(seedsOf(arrived)).toEqual([
      { endpointName: 'storeCoreData', value: { pages: [] } },
      { endpointName: 'ordersGet', arg: { params: { orderHash: 'h"1' } }, value: order },
    ]);
    expect(seedsOf(arrived)).toBe(seedsOf(arrived));
    expect(seedsOf({ seeds: 'seeds-0' })).toEqual([]);
  });

  it('is a file where the page is the same for everybody and there is much of it', () => {
    const long = [{ endpointName: 'storeCoreData', arg: undefined, value: 'é'.repeat(2000) }] as unknown[];
    const page = () => sent(pageData({ id: 'seeds-2', list: long as ReadSeed[] }, {}), 'seeds-2');
    const short = sent(pageData(seeds, {}), 'seeds-1');
    const { html, files } = pageSeeds([page(), short], { shared: true });
    expect(files).toHaveLength(1);
    expect(JSON.parse(files[0]?.text ?? '')).toEqual([
      { endpointName: 'storeCoreData', value: 'é'.repeat(2000) },
    ]);
    expect(html).toContain(
      `<template id="seeds-2" data-file="/assets/pages/${files[0]?.name}.json"></template>`,
    );
    expect(html).toContain('<template id="seeds-1">[{');
    // The same text is the same file, for all pages that read it.
    expect(pageSeeds([page()], { shared: true }).files).toEqual(files);
    expect(pageSeeds([page()], { shared: false }).files).toEqual([]);
  });

  it('has nothing where the document holds nothing', () => {
    expect(seedsOf({ seeds: 'seeds-9' })).toEqual([]);
    expect(seedsOf({ seeds: '' })).toEqual([]);
  });
});

/** The data under the id that it has on the server. */
function sent<T extends object>(page: T, id = ''): T {
  return Object.assign(page, { seeds: id });
}

describe('isPageData', () => {
  it('knows data with seeds from others', () => {
    expect(isPageData(pageData(noSeeds, {}))).toBe(true);
    for (const other of [null, undefined, 1, {}, { seeds: [] }]) expect(isPageData(other)).toBe(false);
  });
});
