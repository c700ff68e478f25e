import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, Meta, Outlet, type MetaFunction } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { noSeeds, pageData } from '../data/page-data.ts';
import { meta as blogTagMeta } from './blog-tag.tsx';

afterEach(cleanup);

interface Page {
  readonly path: string;
  readonly meta: unknown;
  readonly data: object;
  readonly locale?: string;
}

/** Shows a page that has a head alone. */
async function open({ path, meta, data, locale = 'en-GB' }: Page): Promise<void> {
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
      children: [{ path, loader: () => data, meta: meta as MetaFunction, Component: () => <p>Here</p> }],
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
