import { createOmnisStore } from '@omnis/store';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type * as Core from '../data/core.ts';
import type * as View from '../data/view.ts';
import { SubscriptionPage } from '../marketing/subscription-page.tsx';
import type * as Environment from '../page/block-environment.tsx';
import Contact from './contact.tsx';

vi.mock('../data/core.ts', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({
    state: { store: { name: 'Marlow', companyName: '', contactEmail: 'hello@shop.example' } },
  }),
}));
vi.mock('../data/view.ts', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ mode: 'native' }),
}));
vi.mock('../page/block-environment.tsx', async (original) => ({
  ...(await original<typeof Environment>()),
  useCardEnvironment: () => ({ mode: 'native', contact: async () => ({ ok: true, message: '' }) }),
}));

/** What a page says to browsers without scripts alone. */
function saidWithout(page: ReactElement): string {
  const html = renderToString(<Provider store={createOmnisStore({ app: 'storefront' })}>{page}</Provider>);
  return /<noscript>.*?<p[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '';
}

it('a letter that cannot be sent without scripts says so, and by what it can', () => {
  expect(saidWithout(<Contact />)).toBe(
    'The form needs scripts, which your browser does not run. Write to us by mail.',
  );
});

it('so does the form that asks for another link', () => {
  expect(saidWithout(<SubscriptionPage token="" />)).toBe('Your browser has to run scripts for this step.');
});
