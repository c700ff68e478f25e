import type { Page } from '@omnis/models';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageEditor, type PageEditorProps } from './page-editor.tsx';
import { draftKey, findDrafts, keepBase, keepDraft } from './save/draft.ts';
import { block, pageOf } from './testing/page.ts';
import { standInLocks } from './testing/locks.ts';

const origin = 'http://demo.preview.localhost:3000';
const shopPage = (words = 'Hello'): Page =>
  pageOf([
    block('slideshow', 'show', { items: [block('slide', 's1', { properties: { title: 'Autumn' } })] }),
    block('text', 'words', { properties: { text: words } }),
  ]);

/** Opens the editor and waits for the drafts that it may offer. */
async function open(own: Partial<PageEditorProps> = {}) {
  const view = render(
    <PageEditor
      page={shopPage()}
      plan="pro"
      canvasOrigin={origin}
      canvasUrl={`${origin}/about/`}
      onSave={async (page) => ({ ok: true, page: { ...page, version: 4 } })}
      {...own}
    />,
  );
  await act(async () => {
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  });
  return view;
}

const list = (): HTMLElement => screen.getByRole('navigation', { name: 'Blocks of this page' });
const choose = (name: RegExp): void => void fireEvent.click(within(list()).getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const offer = (): HTMLElement | null => screen.queryByText(/unsaved changes to this page/);
/** Everything that this browser keeps of pages. */
const kept = (): string => JSON.stringify(Object.entries(localStorage));

const find = () => findDrafts(localStorage, { page: shopPage(), by: '' }, new Set());

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: standInLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('E10 drafts', () => {
  it('E10 asks before the window is closed with unsaved changes', async () => {
    await open();
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    choose(/^Plain text Hello/);
    type('Text', 'Changed');
    expect(leave()).toBe(false);
  });

  it('E10 keeps unsaved changes in the browser and offers them at the next visit', async () => {
    vi.useFakeTimers();
    const first = await open();
    choose(/^Plain text Hello/);
    type('Text', 'Draft words');
    act(() => void vi.advanceTimersByTime(1000));
    first.unmount();
    expect(kept()).toContain('Draft words');
    await open();
    expect(offer()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Restore changes' }));
    expect(list().textContent).toContain('Draft words');
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Restore draft' }));
    expect(list().textContent).toContain('Hello');
  });

  it('E10 keeps what was typed last by whoever leaves at once', async () => {
    const first = await open();
    choose(/^Plain text Hello/);
    type('Text', 'Last words');
    first.unmount();
    expect(kept()).toContain('Last words');
  });

  it('E10 forgets a draft that is not wanted', async () => {
    keepDraft(localStorage, draftKey(shopPage(), 'one'), { page: { ...shopPage(), url: '/else/' }, at: 0 });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'x', '{}', '{"at":1,"page":4}', '{"at":1,"page":{"blocks":"x"}}', 'null'])(
    'E10 leaves a broken draft alone: %j',
    (text) => {
      localStorage.setItem(draftKey(shopPage(), 'one'), text);
      expect(find()).toEqual([]);
      expect(localStorage).toHaveLength(1);
    },
  );

  it('E10 offers each draft with the page that it was made from, the newest first', () => {
    const draft = { ...shopPage(), url: '/else/', version: 1 };
    keepDraft(localStorage, draftKey(shopPage(), 'one'), { page: draft, at: 5 });
    keepBase(localStorage, draftKey(shopPage(), 'one'), { ...shopPage(), version: 1 });
    keepDraft(localStorage, draftKey(shopPage(), 'two'), { page: { ...draft, url: '/newer/' }, at: 6 });
    expect(find()).toMatchObject([
      { at: 6, base: null, page: { url: '/newer/' } },
      { at: 5, base: { version: 1, url: '/about/' }, page: { url: '/else/' } },
    ]);
  });

  it('E10 forgets drafts that hold nothing new, and the oldest of more than ten', () => {
    keepDraft(localStorage, draftKey(shopPage(), 'same'), { page: shopPage(), at: 99 });
    for (let at = 0; at < 12; at += 1) {
      keepDraft(localStorage, draftKey(shopPage(), `n${at}`), { page: shopPage(`Words ${at}`), at });
    }
    expect(find().map((draft) => draft.at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(localStorage).toHaveLength(10);
  });

  it('E10 keeps what is typed while the offer of a draft is open', async () => {
    const first = await open();
    choose(/^Plain text Hello/);
    type('Text', 'Unsaved A');
    first.unmount();
    const second = await open();
    choose(/^Slide Autumn/);
    type('Title', 'Unsaved B');
    second.unmount();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Restore changes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Restore changes' }));
    expect(list().textContent).toContain('Unsaved A');
    expect(list().textContent).toContain('Unsaved B');
  });
});

describe('E10 drafts of several people', () => {
  it('E10 offers nobody the changes of another person on the same browser', async () => {
    const first = await open({ person: 'nell' });
    choose(/^Plain text Hello/);
    type('Text', 'Of Nell');
    first.unmount();
    const second = await open({ person: 'ben' });
    expect(offer()).toBeNull();
    second.unmount();
    await open({ person: 'nell' });
    expect(offer()).not.toBeNull();
  });

  it.each([{ sitemap: false }, { published: false }, { url: '/else/' }])(
    'E10 offers a draft in which only %j differs',
    (change) => {
      keepDraft(localStorage, draftKey(shopPage(), 'one'), { page: { ...shopPage(), ...change }, at: 5 });
      expect(find()).toMatchObject([{ page: change }]);
    },
  );
});

describe('E10 drafts of several windows', () => {
  it('E10 does not offer a draft that an open window still edits', async () => {
    vi.useFakeTimers();
    const first = await open();
    choose(/^Plain text Hello/);
    type('Text', 'Of the first window');
    act(() => void vi.advanceTimersByTime(1000));
    const second = await open();
    expect(offer()).toBeNull();
    second.unmount();
    first.unmount();
    await open();
    expect(offer()).not.toBeNull();
  });

  it('E10 writes no window’s draft over that of another one', async () => {
    const windows = [await open(), await open()];
    windows.forEach(({ container }, index) => {
      const view = within(container);
      fireEvent.click(view.getByRole('button', { name: /^Plain text Hello/ }));
      fireEvent.change(view.getByLabelText('Text'), { target: { value: `Window ${index}` } });
    });
    for (const { unmount } of windows) unmount();
    expect(kept()).toContain('Window 0');
    expect(kept()).toContain('Window 1');
  });

  it('E10 offers a draft in browsers without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    keepDraft(localStorage, draftKey(shopPage(), 'one'), { page: shopPage('Left here'), at: 5 });
    await open();
    expect(offer()).not.toBeNull();
  });
});
