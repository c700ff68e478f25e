import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '../../data/core.ts';
import type * as View from '../../data/view.ts';
import { LocaleContext } from '../../texts/use-texts.ts';
import Footer from './footer.tsx';

const shop = vi.hoisted(() => ({ state: {} }));

vi.mock('../../data/core.ts', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => shop,
}));
vi.mock('../../data/view.ts', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ today: '2026-11-26', themeColors: { light: '#fff', dark: null } }),
}));

afterEach(cleanup);

/** The links of a checkout's footer, each with how it opens. */
function shortFooter(paymentProcessor: string, locale = 'en-GB'): string[] {
  shop.state = { store: { name: 'Marlow', companyName: '' }, footer: [], paymentProcessor };
  render(
    <LocaleContext value={locale}>
      <Footer short />
    </LocaleContext>,
  );
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
