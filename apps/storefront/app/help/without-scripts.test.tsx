import { createOmnisStore } from '@omnis/store';
import { FindOrderForm } from '@omnis/orders';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { SubscriptionPage } from '../marketing/subscription-page.tsx';
import type * as Environment from '@omnis/shopping/block-environment';
import Contact from './contact.tsx';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({
    state: { store: { name: 'Marlow', companyName: '', contactEmail: 'hello@shop.example' } },
  }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ mode: 'native' }),
}));
vi.mock('@omnis/shopping/block-environment', async (original) => ({
  ...(await original<typeof Environment>()),
  useCardEnvironment: () => ({
    mode: 'native',
    contact: async () => ({ ok: true, message: '' }),
    plainForms: { subscribe: '/newsletter/plain/', contact: '/contact/plain/' },
  }),
}));

const htmlOf = (page: ReactElement): string =>
  renderToString(<Provider store={createOmnisStore({ app: 'storefront' })}>{page}</Provider>);

/** Text that a page shows only to browsers without scripts. */
const saidWithout = (page: ReactElement): string =>
  /<noscript>.*?<p[^>]*>(.*?)<\/p>/.exec(htmlOf(page))?.[1] ?? '';

it('a letter is posted, and asks for no scripts', () => {
  expect(saidWithout(<Contact />)).toBe('');
  expect(htmlOf(<Contact />)).toContain('action="/contact/plain/" method="post"');
});

it('an order is found by a form that is posted with what it is for', () => {
  const html = htmlOf(<FindOrderForm purpose="update-address" />);
  expect(html).toContain('action="/find-order/plain/" method="post"');
  expect(html).toContain('name="purpose" value="update-address"');
});

it('a page opened from the link of an email says that it needs scripts', () => {
  expect(saidWithout(<SubscriptionPage token="" />)).toBe(
    'Turn on JavaScript in your browser for this step.',
  );
});
