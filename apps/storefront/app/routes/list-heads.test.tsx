import { noSeeds, pageData } from '@omnis/shop-kit';
import { testProduct } from '@omnis/shopping/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, Meta, Outlet, type MetaFunction } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { meta as blogTagMeta } from './blog-tag.tsx';
import { meta as collectionMeta } from './collection.tsx';
import { meta as pageMeta } from './page.tsx';
import { meta as productMeta } from './product.tsx';

afterEach(cleanup);

interface Page {
  readonly path: string;
  /** Its pattern, where that is not the path itself. */
  readonly route?: string;
  readonly meta: unknown;
  readonly data: object;
  readonly locale?: string;
  /** Of the store around it. */
  readonly root?: object;
}

/** Shows a page that has a head alone. */
async function open({ path, route = path, meta, data, locale = 'en-GB', root = {} }: Page): Promise<void> {
  const themeColors = { light: '#fff', dark: null };
  const view = { origin: 'https://demo.example', options: {}, themeColors, locale };
  const Shop = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ view, ...root }),
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

/** Puts answers into the document as the server does; the data that lead to them. */
function seedsIn(id: string, answers: readonly object[]): { readonly seeds: string } {
  const template = Object.assign(document.createElement('template'), { id });
  template.content.append(JSON.stringify(answers));
  document.body.append(template);
  return { seeds: id };
}

/** The lists of products of the head, as they are written. */
const lists = (): readonly string[] =>
  Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => textContent,
  ).filter((json) => json.includes('"ItemList"'));

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
  const data = {
    ...seedsIn(`seeds-of-${count}`, [{ endpointName: 'productsList', arg: {}, value }]),
    trail: [],
  };
  await open({ path: '/collection/foxes/', route: '/collection/:collection', meta: collectionMeta, data });
  expect(lists()).toHaveLength(count);
});

it('a page gives each of its lists of products to search engines, the same one once', async () => {
  const listed = (collection: string, ...names: string[]) => {
    const sold = { image: null, currency: 'GBP', price: 24, salePrice: null };
    const items = names.map((name) => ({ ...sold, urlName: name, name }));
    return { endpointName: 'productsList', arg: { query: { collection } }, value: { items } };
  };
  const page = { url: '/', flags: [], published: true, sitemap: true, properties: { title: 'Fern' } };
  const state = { currencies: [], subdomain: { meta: {} }, store: { name: 'Fern', logo: null } };
  const root = seedsIn('seeds-root', [{ endpointName: 'storeCoreData', value: { pages: [page], state } }]);
  const prints = listed('prints', 'Fox', 'Bear');
  const data = {
    ...seedsIn('seeds-page', [prints, listed('mugs', 'Mug'), prints, listed('none')]),
    trail: [],
    faq: null,
  };
  await open({ path: '/', meta: pageMeta, data, root });
  expect(lists().map((json) => json.match(/(?<="name":")\w+/g))).toEqual([['Fox', 'Bear'], ['Mug']]);
});

it.each([
  ['/product/otter-tee/', 'navy-front'],
  ['/product/otter-tee/rust/', 'rust-front'],
  ['/product/otter-tee/gone/', 'navy-front'],
])('anyone who shares %s shows its colour', async (path, picture) => {
  const pictureOf = (colour: string, side: string) => ({
    id: `${colour}-${side}`,
    src: `/images/${colour.toLowerCase()}-${side}`,
    colour,
  });
  const value = {
    ...testProduct({
      image: '/images/navy-front',
      colours: ['Navy', 'Rust'].map((name) => ({ name, hex: null, image: null, available: true })),
    }),
    images: ['Navy', 'Rust'].flatMap((colour) => [pictureOf(colour, 'front'), pictureOf(colour, 'back')]),
  };
  const data = { ...seedsIn(`seeds-${path}`, [{ endpointName: 'productsGet', arg: {}, value }]), trail: [] };
  await open({ path, route: '/product/:product/:colour?', meta: productMeta, data });
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    `https://demo.example/images/${picture}`,
  );
});
