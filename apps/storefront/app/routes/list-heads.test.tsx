import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, Meta, Outlet, type MetaFunction } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { noSeeds, pageData } from '../data/page-data.ts';
import { meta as blogTagMeta } from './blog-tag.tsx';
import { meta as collectionMeta } from './collection.tsx';

afterEach(cleanup);

interface Page {
  readonly path: string;
  /** Its pattern, where that is not the path itself. */
  readonly route?: string;
  readonly meta: unknown;
  readonly data: object;
  readonly locale?: string;
}

/** Shows a page that has a head alone. */
async function open({ path, route = path, meta, data, locale = 'en-GB' }: Page): Promise<void> {
  const themeColors = { light: '#fff', dark: null };
  const view = { origin: 'https://demo.example', options: {}, themeColors, locale };
  const Shop = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ view }),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <Meta />
          <Outlet />
        </>
      ),
      // Safe: the data are those that the route's own loader gives.
      children: [
        { path: route, loader: () => data, meta: meta as MetaFunction, Component: () => <p>Here</p> },
      ],
    },
  ]);
  render(<Shop initialEntries={[path]} />);
  await screen.findByText('Here');
}

it.each([
  ['en-GB', 'Paper Art', 'Stories about paper art.'],
  ['de-DE', 'Alle Themen', 'Geschichten zum Thema Alle Themen.'],
])('in %s, %s is written in a sentence as nouns are there', async (locale, topic, description) => {
  const data = pageData(noSeeds, { topic, trail: [] });
  await open({ path: '/blog/tagged/topic/', meta: blogTagMeta, data, locale });
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(description);
});

it.each([
  [1, [{ urlName: 'fox', name: 'Fox', image: null, currency: 'GBP', price: 24, salePrice: null }]],
  [0, []],
])('a collection of %i products gives as many lists to search engines', async (count, some) => {
  const items = some.map((item) => ({ ...item, available: true, reviews: { count: 0, average: 0 } }));
  const value = { items, total: count, page: 1, collection: null };
  const template = Object.assign(document.createElement('template'), { id: `seeds-of-${count}` });
  template.content.append(JSON.stringify([{ endpointName: 'productsList', arg: {}, value }]));
  document.body.append(template);
  const data = { seeds: template.id, trail: [] };
  await open({ path: '/collection/foxes/', route: '/collection/:collection', meta: collectionMeta, data });
  const lists = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => textContent,
  ).filter((json) => json.includes('"ItemList"'));
  expect(lists).toHaveLength(count);
});
