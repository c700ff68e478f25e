import { accountsApi } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { customerSession } from '@omnis/shop-account/testing';
import { hearActions } from '@omnis/shop-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import Footer from './footer.tsx';

const shop = vi.hoisted(() => ({ state: {} }));

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => shop,
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ today: '2026-11-26', themeColors: { light: '#fff', dark: null } }),
}));
vi.mock('../header/currency-select.tsx', () => ({ CurrencySelect: () => null }));
vi.mock('../header/language-select.tsx', () => ({ LanguageSelect: () => null }));

afterEach(cleanup);

function show(
  footer: ReactElement,
  { locale = 'en-GB', store = createOmnisStore({ app: 'storefront' }) } = {},
) {
  return render(
    <Provider store={store}>
      <LocaleContext value={locale}>{footer}</LocaleContext>
    </Provider>,
  );
}

/** The links of a checkout's footer, each with how it opens. */
function shortFooter(paymentProcessor: string, locale = 'en-GB'): string[] {
  shop.state = {
    store: { name: 'Marlow', companyName: '' },
    footer: [],
    footerDetails: { social: [], marks: [], smallPrint: '' },
    paymentProcessor,
  };
  show(<Footer short />, { locale });
  expect(screen.getByText('© 2026 Marlow')).toBeDefined();
  return within(screen.getByRole('navigation'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')} ${link.target}`);
}

it('names the terms to who is about to pay, in a tab of their own that leaves what was typed', () => {
  expect(shortFooter('teemill')).toEqual([
    'Help (opens in a new tab) /help/ _blank',
    'Terms of use (opens in a new tab) /terms-of-use/ _blank',
    'Terms of sale (opens in a new tab) /terms-of-sale/ _blank',
    'Cookies and disclaimer (opens in a new tab) /use-of-cookies-and-disclaimer/ _blank',
    'Privacy (opens in a new tab) /privacy-policy/ _blank',
  ]);
});

it('has no policies where the store is paid directly, and speaks the shop’s language', () => {
  expect(shortFooter('direct', 'de-DE')).toEqual(['Hilfe (öffnet in neuem Tab) /help/ _blank']);
});

it('lets the choice about cookies be changed by a button: a link would be dead where there are no scripts', () => {
  shop.state = {
    store: { name: 'Marlow', companyName: '', contactEmail: '', phone: '', address: [] },
    subdomain: { plugins: { analytics: { measurement_id: 'G-ABC123' } } },
    splitTest: [],
    footer: [],
    footerDetails: { social: [], marks: [], smallPrint: '' },
    paymentProcessor: 'teemill',
  };
  const asked = vi.fn();
  window.addEventListener('omnis:action', (event) => asked(event instanceof CustomEvent && event.detail));
  hearActions();
  show(<Footer />);
  screen.getByRole('button', { name: 'Cookie choices' }).click();
  expect(asked.mock.calls).toEqual([['cookie-choices']]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
    '@cookie-choices',
  );
});

it('leads who is signed in to their account, where the store has a way to sign in', async () => {
  shop.state = {
    store: { name: 'Marlow', companyName: '', contactEmail: '', phone: '', address: [] },
    subdomain: { plugins: {} },
    splitTest: [],
    footerDetails: { social: [], marks: [], smallPrint: '' },
    footer: [{ title: 'You', items: [{ text: 'Come in', link: '/login/' }] }],
    paymentProcessor: 'direct',
  };
  const fetch = async () => Response.json(customerSession);
  const store = createOmnisStore({ app: 'storefront', fetch });
  show(<Footer />, { store });
  const ways = within(screen.getByRole('navigation', { name: 'You' }));
  expect(ways.getByRole('link', { name: 'Come in' }).getAttribute('href')).toBe('/login/');
  await store.dispatch(
    accountsApi.endpoints.accountsLogin.initiate({
      body: { email: customerSession.user.email, password: 'x' },
    }),
  );
  expect((await ways.findByRole('link', { name: 'Account' })).getAttribute('href')).toBe('/account/');
  expect(ways.getAllByRole('link')).toHaveLength(1);
});

it('storefront.md §1 footer: networks lead elsewhere, and ways to pay and the small print are told', () => {
  shop.state = {
    store: { name: 'Marlow', companyName: '', contactEmail: '', phone: '', address: [] },
    subdomain: { plugins: {} },
    splitTest: [],
    footer: [],
    footerDetails: {
      social: [{ network: 'instagram', href: 'https://www.instagram.com/marlow' }],
      marks: ['Visa', 'PayPal'],
      smallPrint: 'Marlow Ltd',
    },
    paymentProcessor: 'direct',
  };
  show(<Footer />);
  const link = within(screen.getByRole('navigation', { name: 'Follow us' })).getByRole<HTMLAnchorElement>(
    'link',
  );
  expect([link.href, link.target, link.rel]).toEqual([
    'https://www.instagram.com/marlow',
    '_blank',
    'me noopener noreferrer',
  ]);
  expect(link.textContent).toContain('Instagram');
  const marks = within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Visa', 'PayPal']);
  expect(screen.getByText('Marlow Ltd')).toBeDefined();
});
