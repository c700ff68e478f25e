import { frameOf, useFrame } from '@omnis/shop-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub, Meta, type MetaFunction } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import * as accountSecurity from '../routes/account-security.tsx';
import * as account from '../routes/account.tsx';
import * as basket from '../routes/basket.tsx';
import * as favourites from '../routes/favourites.tsx';
import * as subscriptionVerified from '../routes/subscription-verified.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';

afterEach(cleanup);

function Around() {
  return (
    <>
      <Meta />
      <BreadcrumbBar trail={useFrame().trail} />
    </>
  );
}

/** The names of the trail that the head gives to search engines. */
function namesOfHead(): readonly string[] {
  const data = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => textContent,
  ).find((json) => json.includes('BreadcrumbList'));
  return Array.from(data?.matchAll(/"name":"([^"]*)"/g) ?? [], ([, name = '']) => name);
}

it.each([
  ['/basket', basket, ['Home', 'Basket']],
  ['/favourites', favourites, ['Home', 'Favourites']],
  ['/subscription-verified', subscriptionVerified, ['Home', 'Your subscription']],
  ['/account', account, ['Home', 'Your account']],
  ['/account/security', accountSecurity, ['Home', 'Your account', 'Sign-in and security']],
])('%s, which has no loader, shows the trail that its head has', async (path, { handle, meta }, names) => {
  // Safe: without a loader, a head asks for nothing that is the route's own.
  const page = { path, handle, meta: meta as MetaFunction, Component: () => null };
  const Shop = createRoutesStub([{ path: '/', Component: Around, children: [page] }]);
  render(<Shop initialEntries={[path]} />);
  const bar = await screen.findByRole('navigation', { hidden: true });
  const shown = within(bar).getAllByRole('listitem', { hidden: true });
  expect(shown.map(({ textContent }) => textContent)).toEqual(names);
  expect(namesOfHead()).toEqual(names);
});

it('the trail of the data comes before that of the handle', () => {
  const trail = [
    { text: 'Home', href: '/' },
    { text: 'Here', kind: 'page' },
  ];
  expect(frameOf([{ handle: {}, loaderData: { trail } }]).trail).toEqual(trail);
});
