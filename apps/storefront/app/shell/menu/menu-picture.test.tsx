import { menuImageSchema } from '@omnis/models';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { MenuPicture } from './menu-picture.tsx';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example' }),
}));

afterEach(cleanup);

it.each([
  ['12px', '12px'],
  [' 2rem ', '2rem'],
  ['50%', '50%'],
  ['6', '6px'],
  // The theme's, by the style sheet.
  ['', ''],
  [null, ''],
  ['round', ''],
  ['4px;background:url(//other.example)', ''],
])(
  'the button of a menu’s picture whose corners are %j has %j (storefront.md §3 Menu image)',
  (asked, has) => {
    const button = { text: 'Wrap up', borderRadius: asked };
    render(<MenuPicture image={menuImageSchema.parse({ src: '/images/a.png', link: '/warm/', button })} />);
    expect(screen.getByText('Wrap up').style.borderRadius).toBe(has);
  },
);
