import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import { MenuSide } from './menu-side.tsx';

let entries: number;
let favourites: number;
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { subdomain: { mainMenu: Array.from({ length: entries }) } } }),
}));
vi.mock('@omnis/store', async (original) => ({
  ...(await original<object>()),
  useAppSelector: () => favourites,
}));
vi.mock('../menu/main-menu.tsx', () => ({ MainMenu: () => null }));

afterEach(cleanup);

function room(): string {
  const { container } = render(<MenuSide />);
  const [side] = container.children;
  return side instanceof HTMLElement ? side.style.paddingInlineEnd : '';
}

it.each([
  ['a long menu leaves the heart its room', 12, 0, '3rem'],
  ['which the heart takes when it comes', 12, 1, ''],
  ['a short menu has room enough', 6, 0, ''],
])('%s', (_, length, hearts, expected) => {
  entries = length;
  favourites = hearts;
  expect(room()).toBe(expected);
});
