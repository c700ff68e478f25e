import { expect, test } from 'vitest';
import { shareTags, type SharedPage } from './share-tags.ts';

const page: SharedPage = {
  title: 'Fern “opens” soon',
  description: 'Wait <for> it',
  siteName: 'Fern',
  origin: 'https://fern.example',
  image: '/images/shore',
  icon: '/images/icon',
  path: '/countdown/',
};

const tags = (change: Partial<SharedPage> = {}): string[] =>
  shareTags({ ...page, ...change })
    .text.split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('a page is shared by its title, its words and a picture in full (storefront.md §2 Head data)', () => {
  expect(tags()).toEqual([
    '<meta name="description" content="Wait &lt;for&gt; it" />',
    '<meta property="og:description" content="Wait &lt;for&gt; it" />',
    '<meta property="og:title" content="Fern “opens” soon" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Fern" />',
    '<meta property="og:image" content="https://fern.example/images/shore" />',
    '<meta name="twitter:card" content="photo" />',
    '<meta property="og:url" content="https://fern.example/countdown/" />',
    '<link rel="canonical" href="https://fern.example/countdown/" />',
    '<link rel="icon" href="https://fern.example/images/icon" />',
  ]);
});

test('a page has no tags for data that it lacks', () => {
  const { path: _, ...nowhere } = page;
  const bare = shareTags({ ...nowhere, description: '', image: null, icon: null }).text;
  expect(bare).not.toMatch(/description|og:image|og:url|<link/);
  expect(bare).toContain('<meta name="twitter:card" content="summary" />');
});
