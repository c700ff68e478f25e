import { menuEntrySchema } from '@omnis/models';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { MainMenu } from './main-menu.tsx';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({
    themeColors: { light: '#fff', dark: null },
    options: {},
    origin: 'https://shop.example',
  }),
}));

afterEach(cleanup);

/** A segment as wide screens show it: whether its links are in columns, and its links and pictures. */
function segmentOf(mode: string | null, image: object | null): unknown {
  const items = [{ text: 'Tees', link: '/tees/' }];
  const entry = menuEntrySchema.parse({ text: 'Shop', submenu: [{ title: 'Tops', mode, image, items }] });
  render(
    <MemoryRouter>
      <LocaleContext value="en-GB">
        <MainMenu entries={[entry]} />
      </LocaleContext>
    </MemoryRouter>,
  );
  const segment = screen.getByText('Tops').closest<HTMLElement>('.segment');
  if (segment === null) throw new Error('There is no segment');
  return {
    columns: 'columns' in segment.dataset,
    links: within(segment).queryAllByText('Tees').length,
    pictures: segment.querySelectorAll('.picture').length,
  };
}

const image = { src: '/images/a' };

it.each([
  [null, null, { columns: false, links: 1, pictures: 0 }],
  ['list', image, { columns: false, links: 1, pictures: 1 }],
  ['columns', null, { columns: true, links: 1, pictures: 0 }],
  ['image', image, { columns: false, links: 0, pictures: 1 }],
  ['image', null, { columns: false, links: 1, pictures: 0 }],
  ['unknown', image, { columns: false, links: 1, pictures: 1 }],
])('storefront.md §3 Segment mode %j with the picture %j: %j', (mode, picture, shown) => {
  expect(segmentOf(mode, picture)).toEqual(shown);
});
