import { expect, test } from 'vitest';
import { trailData } from './trail-data.ts';

test('the trail of a page, in which a name cannot end the element', () => {
  const { text } = trailData({
    origin: 'https://shop.example',
    siteName: 'Quill </script><b>& Co',
    title: 'Not open yet',
  });
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Quill </script><b>& Co', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Not open yet' },
    ],
  });
});
