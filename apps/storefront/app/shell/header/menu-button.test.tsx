import { menuEntrySchema } from '@omnis/models';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { MenuButton } from './menu-button.tsx';

const { mainMenu, options } = vi.hoisted((): { mainMenu: unknown[]; options: { darkHeader?: true } } => ({
  mainMenu: [],
  options: {},
}));
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { subdomain: { mainMenu }, store: { languages: ['en'] } } }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example', themeColors: { dark: null }, options }),
}));

/** A viewport that becomes wider. */
class Viewport extends EventTarget {
  width = 800;
  to(width: number): void {
    this.width = width;
    this.dispatchEvent(new Event('change'));
  }
}
let viewport: Viewport;

// Its code is fetched when it is opened, which takes a while here.
beforeAll(() => import('../menu/mobile-menu.tsx'));

beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const least = /min-width: (\d+)px/.exec(query)?.[1];
      return least !== undefined && viewport.width >= Number(least);
    },
    addEventListener: (type: string, listener: () => void) => viewport.addEventListener(type, listener),
    removeEventListener: (type: string, listener: () => void) => viewport.removeEventListener(type, listener),
  }));
  mainMenu.splice(
    0,
    mainMenu.length,
    menuEntrySchema.parse({
      text: 'Clothing',
      href: '/collection/clothing/',
      submenu: [{ title: 'Tops', items: [{ text: 'T-shirts', link: '/collection/t-shirts/' }] }],
    }),
  );
});
afterEach(() => {
  cleanup();
  delete options.darkHeader;
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open(locale = 'en-GB', menu = 'Menu') {
  const router = createMemoryRouter([{ path: '*', element: <MenuButton /> }]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value={locale}>
        <RouterProvider router={router} />
      </LocaleContext>
    </Provider>,
  );
  await act(async () => press(menu));
  await screen.findByRole('dialog', { name: menu });
  return router;
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the menu of small screens (storefront.md §4 Sidebar)', () => {
  it('closes where the viewport becomes large, and stays closed where it becomes small again', async () => {
    await open();
    act(() => viewport.to(991));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => viewport.to(992));
    await closed();
    act(() => viewport.to(800));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => press('Menu'));
    await screen.findByRole('dialog', { name: 'Menu' });
  });

  it('closes where the viewport became large while it was on its way', async () => {
    viewport.width = 1300;
    const router = createMemoryRouter([{ path: '*', element: <MenuButton /> }]);
    render(
      <Provider store={createOmnisStore({ app: 'storefront' })}>
        <RouterProvider router={router} />
      </Provider>,
    );
    await act(async () => press('Menu'));
    await closed();
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('closes with a change of page', async () => {
    const router = await open();
    await act(() => router.navigate('/collection/clothing/'));
    await closed();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('its levels (storefront.md §4 Menu: with back controls)', () => {
  it('begins at its top each time that it is opened', async () => {
    await open();
    press('Clothing');
    expect(screen.getByRole('heading', { name: 'Clothing' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await closed();
    press('Menu');
    await screen.findByRole('dialog', { name: 'Menu' });
    expect(screen.queryByRole('heading', { name: 'Clothing' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Clothing' })).toBeTruthy();
  });

  it('has ways back that say so, and show where to', async () => {
    await open();
    press('Clothing');
    expect(screen.getByRole('button', { name: 'Back to Menu' }).textContent).toBe('Menu');
    press('Tops');
    expect(screen.getByRole('button', { name: 'Back to Clothing' }).textContent).toBe('Clothing');
    press('Back to Clothing');
    press('Back to Menu');
    expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
  });

  it.each([
    ['de-DE', 'Menü', 'Zurück zu „Menü“'],
    ['fr-FR', 'Menu', 'Retour à «\u00a0Menu\u00a0»'],
  ])('says so in %s', async (locale, menu, back) => {
    await open(locale, menu);
    press('Clothing');
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toContain(back);
  });
});

describe('its words (storefront.md §3 Main-menu entry)', () => {
  const yellow = 'rgb(255, 238, 0)';
  const red = 'rgb(164, 85, 44)';
  const lookOf = (name: string) => {
    const { color, backgroundColor } = screen.getByRole('link', { name }).style;
    return [color, backgroundColor];
  };
  beforeEach(() => {
    const entries = [
      { text: 'Sale', href: '/sale/', color: '#a4552c' },
      { text: 'Marked', href: '/marked/', color: '#a4552c', backgroundColor: '#ffee00' },
      { text: 'Ground', href: '/ground/', backgroundColor: '#ffee00' },
      { text: 'Plain', href: '/plain/' },
    ];
    mainMenu.push(...entries.map((entry) => menuEntrySchema.parse(entry)));
  });

  it('have the colours that the owner chose, as on wide screens', async () => {
    await open();
    expect(['Sale', 'Marked', 'Ground', 'Plain'].map(lookOf)).toEqual([
      [red, ''],
      [red, yellow],
      ['', yellow],
      ['', ''],
    ]);
  });

  it('have only whole pairs of colours where the header that they were chosen for is always dark', async () => {
    options.darkHeader = true;
    await open();
    expect(['Sale', 'Marked', 'Ground'].map(lookOf)).toEqual([
      ['', ''],
      [red, yellow],
      ['', ''],
    ]);
  });
});
