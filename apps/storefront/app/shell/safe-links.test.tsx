import { onProblem } from '@omnis/shop-kit';
import { render, screen, cleanup } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { Announcement } from './announcement.tsx';
import { MainMenu } from './menu/main-menu.tsx';
import { useLinkClicks } from './use-link-clicks.ts';

const bad = 'javascript:alert(1)';
const notFound = 'https://omnis.example/404/';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { subdomain: { sitewideBanner: { text: 'Sale', href: bad } } } }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example', themeColors: { dark: null }, options: {} }),
}));

const problems: string[] = [];
let stop: () => void;
beforeEach(() => {
  problems.length = 0;
  stop = onProblem(({ code, message }) => problems.push(`${code}: ${message}`));
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
});

const colours = { color: '', backgroundColor: '' };
const segment = {
  title: 'Tops',
  link: bad,
  mode: '',
  image: null,
  items: [{ text: 'Tees', link: bad, ...colours }],
};
const entry = { text: 'Women', href: bad, ...colours, submenu: [segment] };

function Shell() {
  useLinkClicks();
  return (
    <>
      <Announcement />
      <MainMenu entries={[entry]} />
      <a href="vbscript:x">Out of a text</a>
    </>
  );
}
const show = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Shell /> }])} />);

it('unsafe links of bar and menu lead to the main site’s not-found page, and are noted (storefront.md §5)', () => {
  show();
  for (const name of ['Sale', 'Women', 'Tops', 'Tees'])
    expect(screen.getByText(name).closest('a')?.getAttribute('href'), name).toBe(notFound);
  expect(new Set(problems)).toEqual(new Set([`unsafe-link: Blocked an unsafe link: ${bad}`]));
});

it('one in a text leads there too', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  show();
  screen.getByText('Out of a text').click();
  expect(open).toHaveBeenCalledExactlyOnceWith(notFound, '_blank', 'noopener,noreferrer');
  expect(problems).toContain('unsafe-link: Blocked an unsafe link: vbscript:x');
});
