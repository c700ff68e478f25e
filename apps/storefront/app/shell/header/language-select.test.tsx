import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import { LanguageSelect } from './language-select.tsx';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { languages: ['en', 'de'] } } }),
}));

it('without scripts the language has a button that is named, and looks like the bar that it stands in', () => {
  const sheet = new ServerStyleSheet();
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    sheet.collectStyles(
      <MemoryRouter>
        <LanguageSelect />
      </MemoryRouter>,
    ),
  ).replaceAll(/<\/?noscript>/g, '');
  expect(page.querySelector('form button')?.getAttribute('aria-label')).toBe('Change language');
  const look = page.querySelector('form')?.classList[1] ?? '-';
  expect(sheet.getStyleTags()).toMatch(new RegExp(`\\.${look} button\\{[^}]*color:inherit`));
  sheet.seal();
});
