import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Downloads } from './downloads.tsx';

vi.mock(import('@omnis/shop-kit/own-language'), async (load) => ({
  ...(await load()),
  useOwnLanguage: () => undefined,
}));

afterEach(cleanup);

const guide = { id: 'a', title: 'Size guide', name: 'a.pdf', mime: 'application/pdf', bytes: 2_400_000 };

it.each([
  ['en-GB', 'Downloads', '2.3 MB'],
  ['de-DE', 'Downloads', '2,3 MB'],
  ['fr-FR', 'Téléchargements', '2,3'],
])('platform.md §3 Product: files – shoppers download them: %s', (locale, title, size) => {
  render(
    <LocaleContext value={locale}>
      <Downloads files={[{ ...guide, url: '/product-files/a/a.pdf' }]} />
    </LocaleContext>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const link = screen.getByRole('link', { name: /Size guide/ });
  expect(link.getAttribute('href')).toBe('/product-files/a/a.pdf');
  expect(link.textContent).toContain(size);
});

it('a product without files has no downloads', () => {
  const { container } = render(<Downloads files={[]} />);
  expect(container.textContent).toBe('');
});
