import { pageSchema } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { searchPages, toSearchedPage } from './search-pages.ts';

const page = (url: string, title: string, properties: object = {}, more: object = {}) =>
  pageSchema.parse({
    url,
    uuid: '0b0e3f2a-6f6b-4c8e-9c5a-3f0a0d3f5b11',
    published: true,
    properties: { title, ...properties },
    ...more,
  });

const pages = [
  page('/about/', 'About us', { description: 'Who prints your shirts, and where', searchIcon: 'people' }),
  page('/sizes/', 'Size guide', { description: 'Measured by hand' }),
  page('/workshop/', 'The workshop', { description: 'A guide to how we print' }),
].flatMap((each) => toSearchedPage(each) ?? []);
const found = (query: string) => searchPages(pages, query, 4).map(({ path }) => path);

describe('pages in a search', () => {
  it.each([
    ['about', ['/about/']],
    ['wor', ['/workshop/']],
    ['guide', ['/sizes/', '/workshop/']],
    ['size guide', ['/sizes/']],
    ['worksohp', ['/workshop/']],
    ['guide zzzzzz', []],
    ['', []],
  ])('“%s”', (query, expected) => expect(found(query)).toEqual(expected));

  it('are told with what is said of them and their icon, and no more than asked for', () => {
    expect(searchPages(pages, 'about', 1)).toEqual([
      {
        path: '/about/',
        title: 'About us',
        description: 'Who prints your shirts, and where',
        icon: 'people',
      },
    ]);
    expect(searchPages(pages, 'guide', 1)).toHaveLength(1);
  });

  it.each([
    ['is not searchable', page('/a/', 'Secret', { isSearchable: false })],
    ['is not published', page('/a/', 'Secret', {}, { published: false })],
    ['is out of the sitemap', page('/a/', 'Secret', {}, { sitemap: false })],
    ['is for those signed in', page('/a/', 'Secret', { loginState: 'logged-in' })],
    ['is for those signed out', page('/a/', 'Secret', { loginState: 'logged-out' })],
    ['is a mail', page('/a/', 'Secret', { isMailPage: true })],
    ['is half of a split test', page('/a/', 'Secret', { homepageVariation: 'New' })],
    ['is the home page', page('/', 'Secret')],
    ['has no title', page('/a/', '')],
  ])('never name one that %s', (_why, hidden) => expect(toSearchedPage(hidden)).toBeNull());
});
