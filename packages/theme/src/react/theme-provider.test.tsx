import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { themeModeAttribute, themeModeScript } from '../mode.ts';
import { themeStyleSheet } from '../style-sheet.ts';
import { ThemeProvider, useThemeMode, type ThemeProviderProps } from './theme-provider.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const root = document.documentElement;
const css = themeStyleSheet('base', { mode: 'auto' });

function Switch() {
  const { mode, setMode } = useThemeMode();
  return (
    <button type="button" onClick={() => setMode(mode === 'dark' ? null : 'dark')}>
      {mode ?? 'system'}
    </button>
  );
}

const renders = vi.fn();
function Page() {
  renders();
  return <p>Page</p>;
}
const inside = (
  <>
    <Switch />
    <Page />
  </>
);

async function show(props: ThemeProviderProps): Promise<HTMLElement> {
  const host = document.createElement('div');
  document.body.append(host);
  await act(async () => createRoot(host).render(<ThemeProvider {...props}>{inside}</ThemeProvider>));
  return host;
}

const press = async (host: HTMLElement): Promise<string | null | undefined> => {
  const button = host.querySelector('button');
  await act(async () => button?.click());
  return button?.textContent;
};

afterEach(() => {
  document.body.replaceChildren();
  root.removeAttribute(themeModeAttribute);
  localStorage.clear();
  vi.restoreAllMocks();
  renders.mockClear();
});

describe('T22 the provider', () => {
  it('T22 is the same on the server and in the browser', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = document.createElement('div');
    host.innerHTML = renderToString(
      <ThemeProvider css={css} nonce="abc" mode="dark">
        {inside}
      </ThemeProvider>,
    );
    expect(host.querySelector('style')?.textContent).toBe(css);
    expect(host.querySelector('button')?.textContent).toBe('dark');
    document.body.append(host);
    await act(async () => {
      hydrateRoot(host, <ThemeProvider mode="dark">{inside}</ThemeProvider>);
    });
    expect(host.querySelector('style')?.textContent).toBe(css);
    expect(root.getAttribute(themeModeAttribute)).toBe('dark');
    expect(errors).not.toHaveBeenCalled();
  });

  it('T22 another mode repaints by the root’s attribute, without rendering what is inside', async () => {
    const host = await show({ css });
    expect(root.hasAttribute(themeModeAttribute)).toBe(false);
    expect(await press(host)).toBe('dark');
    expect(root.getAttribute(themeModeAttribute)).toBe('dark');
    expect(await press(host)).toBe('system');
    expect(root.hasAttribute(themeModeAttribute)).toBe(false);
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('T22 keeps the choice where the head’s script reads it, and begins with what the script set', async () => {
    const first = await show({ css, storageKey: 'mode' });
    await press(first);
    root.removeAttribute(themeModeAttribute);
    document.body.replaceChildren();
    expect(localStorage.getItem('mode')).toBe('dark');
    const script = document.createElement('script');
    script.textContent = themeModeScript('mode');
    document.head.append(script);
    script.remove();
    // A document of a test runs no scripts unless told; a browser has run it before the first paint.
    if (!root.hasAttribute(themeModeAttribute)) root.setAttribute(themeModeAttribute, 'dark');
    const again = await show({ css, storageKey: 'mode' });
    expect(again.querySelector('button')?.textContent).toBe('dark');
    expect(await press(again)).toBe('system');
    expect(localStorage.getItem('mode')).toBe('');
  });

  it('T22 goes without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const host = await show({ css, storageKey: 'mode' });
    expect(await press(host)).toBe('dark');
    expect(root.getAttribute(themeModeAttribute)).toBe('dark');
  });

  it('T22 an attribute that is no mode says nothing', async () => {
    root.setAttribute(themeModeAttribute, 'dusk');
    expect((await show({ css })).querySelector('button')?.textContent).toBe('system');
  });
});
