import { appearanceKey } from '@omnis/rendering';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppearanceSwitch } from './appearance-switch.tsx';

const colours = { light: 'ivory', dark: 'black' };
const root = document.documentElement;
const barColours = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);

beforeEach(() => {
  document.head.innerHTML = `<meta name="theme-color" content="ivory" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="black" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the switch of the appearance', () => {
  it('is rendered by the server as the system has it, for whoever asks', () => {
    const html = renderToString(<AppearanceSwitch colours={colours} />);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="auto"/);
    expect(html).toContain('<legend>Appearance</legend>');
  });

  it('sets the document and the bars of the browser, and the choice is there before the next page is drawn', () => {
    render(<AppearanceSwitch colours={colours} />);
    const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
    pick('Dark');
    expect(root.dataset['themeMode']).toBe('dark');
    expect(barColours()).toEqual(['black', 'black']);
    // Where the script of the head finds it before the next page is drawn.
    expect(localStorage.getItem(appearanceKey)).toBe('dark');
    pick('Light');
    expect(root.dataset['themeMode']).toBe('light');
    expect(barColours()).toEqual(['ivory', 'ivory']);
    pick('As your device');
    expect(root.dataset['themeMode']).toBeUndefined();
    expect(barColours()).toEqual(['ivory', 'black']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As your device' }).checked).toBe(true);
  });
});
