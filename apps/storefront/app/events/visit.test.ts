import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitMarks, originOf } from './visit.ts';

const landing = 'https://shop.example/product/fox/';

describe('where a visit came from', () => {
  it.each([
    [landing, '', 'direct', ''],
    [landing, 'https://www.news.example/article?id=7', 'news.example', ''],
    [landing, 'https://shop.example/', 'direct', ''],
    [
      `${landing}?utm_source=Letter&utm_campaign=Spring+sale`,
      'https://mail.example/',
      'letter',
      'Spring sale',
    ],
    [`${landing}?utm_source=ann@shop.example`, '', 'direct', ''],
    ['no address', 'neither', 'direct', ''],
  ])('%s from “%s” is %s, campaign “%s”', (address, referrer, source, campaign) => {
    expect(originOf(address, referrer)).toEqual({ source, campaign });
  });
});

describe('marks of a visit', () => {
  beforeEach(() => sessionStorage.clear());
  const view = { name: 'page_view', data: { title: 'Home' } };
  const from = { source: 'news.example', campaign: '' };

  it('are on the first event of each step, also after the page was left', () => {
    const mark = createVisitMarks(sessionStorage, () => from);
    expect(mark(view)).toEqual({
      name: 'page_view',
      data: { title: 'Home', first: true, source: 'news.example' },
    });
    expect(mark(view)).toBe(view);
    const again = createVisitMarks(sessionStorage, () => ({ source: 'direct', campaign: '' }));
    expect(again(view)).toBe(view);
    // The source is that of the visit's beginning.
    expect(again({ name: 'purchase', data: {} })).toMatchObject({
      data: { first: true, source: 'news.example' },
    });
  });

  it('are on no other events, and nowhere without storage', () => {
    const search = { name: 'search', data: { term: 'fox' } };
    expect(createVisitMarks(sessionStorage, () => from)(search)).toBe(search);
    expect(createVisitMarks(null, () => from)(view)).toBe(view);
    sessionStorage.setItem('omnis-visit', '{"source":7}');
    expect(createVisitMarks(sessionStorage, () => from)(view)).toMatchObject({ data: { first: true } });
  });
});
