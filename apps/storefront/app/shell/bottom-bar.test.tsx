import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';
import { CountBadge } from './count-badge.tsx';

afterEach(cleanup);

function links(
  path: string,
): (readonly [name: string | null, href: string | null, current: string | null])[] {
  const router = createMemoryRouter([{ path: '*', element: <BottomBar /> }], { initialEntries: [path] });
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // The screen of the tests is no phone's.
  return within(screen.getByLabelText('Shortcuts'))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')] as const);
}

describe('the bar at the foot of a phone’s screen', () => {
  it('leads where shoppers go most, and to favourites once there are some', () => {
    expect(links('/about/')).toEqual([
      ['Home', '/', null],
      ['Search', '/search/', null],
      ['Basket', '/basket/', null],
      ['Sign in', '/login/', null],
    ]);
  });

  it.each([
    ['/', 'Home'],
    ['/search', 'Search'],
    ['/search/?q=fox', 'Search'],
  ])('says that %s is %s', (path, current) => {
    expect(links(path).flatMap(([name, , is]) => (is === 'page' ? [name] : []))).toEqual([current]);
  });
});

describe('the number at the basket', () => {
  it.each([
    [0, ''],
    [7, '7'],
    [99, '99'],
    [100, '99+'],
  ])('of %i things is %j', (count, text) => {
    expect(render(<CountBadge count={count} />).container.textContent).toBe(text);
  });
});
