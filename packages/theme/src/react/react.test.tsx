import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { variableName } from '../engine/keys.ts';
import { tokenNames } from '../tokens/tokens.ts';
import { globalCss } from './global-css.ts';
import { media } from './media.ts';
import { themeStyleSheet } from '../style-sheet.ts';
import { ThemeStyle } from './theme-style.tsx';
import { token } from './token.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => {
  document.body.replaceChildren();
});

describe('T11 theme/react', () => {
  it('T11 a token is its custom property', () => {
    expect(token('button.background')).toBe('var(--button-background)');
    expect(token('heading.1.size')).toBe('var(--heading-1-size)');
  });

  it('T11 media queries do not overlap', () => {
    expect(media.up('md')).toBe('@media (min-width: 768px)');
    expect(media.down('md')).toBe('@media (max-width: 767.98px)');
    expect(media.between('sm', 'lg')).toBe('@media (min-width: 576px) and (max-width: 991.98px)');
  });

  it('T11 the style element is rendered on the server with its nonce and unescaped', () => {
    const html = renderToString(<ThemeStyle css={themeStyleSheet('base')} nonce="abc" />);
    expect(html).toContain('nonce="abc"');
    expect(html).toContain('"Helvetica Neue"');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('T11 hydration keeps the text of the server without sending it again', async () => {
    const sheet = themeStyleSheet('base');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = document.createElement('div');
    host.innerHTML = renderToString(<ThemeStyle css={sheet} nonce="abc" />);
    document.body.append(host);
    await act(async () => {
      hydrateRoot(host, <ThemeStyle />);
    });
    expect(host.querySelector('style')?.textContent).toBe(sheet);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('T11 a new sheet replaces the old one', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    await act(async () => root.render(<ThemeStyle css=":root{--a:1}" />));
    await act(async () => root.render(<ThemeStyle css=":root{--a:2}" />));
    expect(host.querySelector('style')?.textContent).toBe(':root{--a:2}');
  });
});

describe('T12 global CSS', () => {
  it('T12 uses only custom properties that exist', () => {
    const known = new Set<string>(tokenNames.map(variableName));
    const used = [...globalCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !name || !known.has(name))).toEqual([]);
  });

  it('T12 the file that apps import is the same text but for spaces (else: pnpm write-css)', async () => {
    const file = await readFile(join(import.meta.dirname, '../../css/global.css'), 'utf8');
    const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
    expect(plain(file)).toBe(plain(globalCss));
  });

  it('T12 names no colour of its own', () => {
    expect(globalCss).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
  });
});
