import { posted } from '@omnis/blocks';
import type { Page } from '@omnis/models';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageEditor, type PageEditorProps } from './page-editor.tsx';
import { saveProblem, type SaveAnswer } from './save/save-answer.ts';
import { block, pageOf } from './testing/page.ts';

const origin = 'http://demo.preview.localhost:3000';
const shopPage = (): Page =>
  pageOf([
    block('slideshow', 'show', { items: [block('slide', 's1', { properties: { title: 'Autumn' } })] }),
    block('text', 'words', { properties: { text: 'Hello' } }),
    block('row', 'row', { items: [block('text', 'inner', { properties: { text: 'In a row' } })] }),
  ]);
const accept = async (page: Page): Promise<SaveAnswer> => ({ ok: true, page: { ...page, version: 4 } });

function open(own: Partial<PageEditorProps> = {}) {
  const onSave = vi.fn<PageEditorProps['onSave']>(own.onSave ?? accept);
  const onDirtyChange = vi.fn<(dirty: boolean) => void>();
  const view = render(
    <PageEditor
      page={shopPage()}
      plan="pro"
      canvasOrigin={origin}
      canvasUrl={`${origin}/about/`}
      onDirtyChange={onDirtyChange}
      {...own}
      onSave={onSave}
    />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the page');
  const sent: { message: Record<string, unknown>; origin: string }[] = [];
  frame.contentWindow!.postMessage = ((message: Record<string, unknown>, to: string) =>
    void sent.push({ message, origin: to })) as never;
  const hear = (data: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    const { origin: of = origin, source = frame.contentWindow } = from;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: of, source })));
  };
  return { ...view, onSave, onDirtyChange, frame, sent, hear };
}

const list = (): HTMLElement => screen.getByRole('navigation', { name: 'Blocks of this page' });
const choose = (name: RegExp): void => void fireEvent.click(within(list()).getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const names = (): (string | null)[] =>
  Array.from(list().querySelectorAll('.choose .name'), ({ textContent }) => textContent);
const menu = async (title: string, item: string): Promise<void> => {
  fireEvent.click(within(list()).getByRole('button', { name: `More for ${title}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

afterEach(() => {
  vi.useRealTimers();
});

describe('E4 block list', () => {
  it('E4 shows the tree with what each block says', () => {
    open();
    expect(names()).toEqual(['Slideshow', 'Slide', 'Plain text', 'Row', 'Plain text']);
    expect(list().textContent).toContain('Hello');
    fireEvent.click(within(list()).getByRole('button', { name: 'Blocks in Row' }));
    expect(names()).toEqual(['Slideshow', 'Slide', 'Plain text', 'Row']);
  });

  it('E4 moves by keyboard, but not past a leading slideshow, nor the slideshow', () => {
    open();
    const row = within(list()).getByRole('button', { name: /^Row/ });
    fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['Slideshow', 'Slide', 'Row', 'Plain text', 'Plain text']);
    fireEvent.keyDown(within(list()).getByRole('button', { name: /^Row/ }), { key: 'ArrowUp', altKey: true });
    expect(names()[0]).toBe('Slideshow');
    expect(
      within(list()).getByRole('button', { name: 'Slideshow stays first' }).hasAttribute('disabled'),
    ).toBe(true);
    expect(
      within(list()).getByRole('button', { name: 'Move Row' }).getAttribute('aria-describedby'),
    ).toBeTruthy();
  });

  it('E4 adds, duplicates, hides and deletes with a way back', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Add block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add block' });
    expect(within(dialog).queryByRole('button', { name: /^Slide One view/ })).toBeNull();
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'customer' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Quote/ }));
    expect(names().at(-1)).toBe('Quote');
    await menu('Quote', 'Duplicate');
    expect(names().slice(-2)).toEqual(['Quote', 'Quote']);
    await menu('Row', 'Hide from shoppers');
    expect(list().querySelector('[data-hidden]')?.textContent).toContain('Row');
    await menu('Row', 'Delete');
    expect(names()).not.toContain('Row');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Row'));
  });

  it('E4 moves a block out of what holds it', async () => {
    open();
    const inner = within(list()).getAllByRole('button', { name: 'More for Plain text' })[1]!;
    fireEvent.click(inner);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move out of Row' }));
    expect(list().querySelectorAll('.row')[4]?.getAttribute('style')).toContain('--depth: 0');
  });
});

describe('E5 form', () => {
  it('E5 is made from the field description of the selected block', () => {
    open();
    choose(/^Plain text Hello/);
    expect(screen.getByRole('region', { name: 'Settings: Plain text' })).toBeDefined();
    type('Text', 'Changed');
    expect(list().textContent).toContain('Changed');
    expect(screen.getByText('Design')).toBeDefined();
  });

  it('E5 shows the page’s own settings when no block is selected', () => {
    open();
    expect(screen.getByRole('region', { name: 'Settings: page' })).toBeDefined();
    type('Title', 'Who we are');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who we are');
  });

  it('E5 asks for a colour by hex, from the shop’s theme, or leaves it to the theme', async () => {
    const { onSave } = open({ choices: { colours: [{ value: '#112233', label: 'Ink' }] } });
    choose(/^Row/);
    fireEvent.click(screen.getByText('Design'));
    const ink = within(screen.getByRole('region', { name: 'Settings: Row' })).getAllByRole('button', {
      name: 'Ink',
    });
    fireEvent.click(ink[0]!);
    expect(screen.getByLabelText<HTMLInputElement>('Background colour').value).toBe('#112233');
    type('Background colour', '#abc');
    type('Text colour', '#00000080');
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear the colour' })[1]!);
    fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const saved = onSave.mock.calls[0]?.[0].blocks.find(({ uid }) => uid === 'row');
    expect(saved?.properties).toMatchObject({ backgroundColor: '#aabbcc' });
    expect(saved?.properties).not.toHaveProperty('textColor');
  });

  it('E5 edits lists of entries', () => {
    open();
    choose(/^Slide Autumn/);
    fireEvent.click(screen.getByRole('button', { name: 'Add button' }));
    const entry = screen.getByRole('group', { name: 'Button 1' });
    fireEvent.change(within(entry).getByLabelText('Text'), { target: { value: '' } });
    expect(within(entry).getByText('This field is required')).toBeDefined();
    fireEvent.change(within(entry).getByLabelText('Link'), { target: { value: 'javascript:alert(1)' } });
    expect(within(entry).getByText('This link is not safe')).toBeDefined();
    fireEvent.click(within(entry).getByRole('button', { name: 'Remove Button 1' }));
    expect(screen.queryByRole('group', { name: 'Button 1' })).toBeNull();
  });
});

describe('E7 preview', () => {
  it('E7 sends the page and the selection to the preview’s origin only, once it is ready', () => {
    const { sent, hear } = open();
    expect(sent).toEqual([]);
    hear(posted({ type: 'ready' }));
    expect(sent.map(({ message }) => message['type'])).toEqual(['titles', 'page', 'select']);
    choose(/^Plain text Hello/);
    type('Text', 'Changed');
    expect(sent.every(({ origin: to }) => to === origin)).toBe(true);
    expect(JSON.stringify(sent.filter(({ message }) => message['type'] === 'page').at(-1))).toContain(
      'Changed',
    );
    expect(sent).toContainEqual({ message: { omnis: 1, type: 'select', uid: 'words' }, origin });
  });

  it('E7 selects what is clicked in the preview', () => {
    const { hear } = open();
    hear(posted({ type: 'select', uid: 'inner' }));
    expect(screen.getByRole('region', { name: 'Settings: Plain text' })).toBeDefined();
    hear(posted({ type: 'select', uid: 'nobody' }));
    expect(screen.getByRole('region', { name: 'Settings: page' })).toBeDefined();
  });

  it('E7 leaves messages of other origins and windows alone', () => {
    const { hear, sent } = open();
    hear(posted({ type: 'ready' }), { origin: 'https://evil.example' });
    hear(posted({ type: 'ready' }), { source: window });
    hear({ type: 'ready' });
    expect(sent).toEqual([]);
  });

  it('E7 keeps the shop’s content apart, also on the editor’s own origin', () => {
    expect(open().frame.getAttribute('sandbox')).toContain('allow-same-origin');
    document.body.replaceChildren();
    expect(open({ canvasOrigin: location.origin }).frame.getAttribute('sandbox')).not.toContain(
      'allow-same-origin',
    );
  });

  it('E4 lets the keyboard past the page in the frame, to the settings', () => {
    const { container, frame } = open();
    const skip = screen.getByRole('button', { name: 'Skip the preview' });
    expect(skip.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(skip);
    expect(document.activeElement).toBe(container.querySelector('.pane.form'));
  });

  it('E7 says when the preview does not answer', () => {
    vi.useFakeTimers();
    open();
    act(() => void vi.advanceTimersByTime(12_000));
    expect(screen.getByText(/isn’t responding/)).toBeDefined();
  });
});

describe('E8 undo and redo', () => {
  it('E8 by button and by keyboard', () => {
    open();
    choose(/^Plain text Hello/);
    type('Text', 'Changed');
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Change block' }));
    expect(list().textContent).toContain('Hello');
    fireEvent.keyDown(window, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(list().textContent).toContain('Changed');
    fireEvent.keyDown(window, { key: 'z', metaKey: true });
    expect(list().textContent).toContain('Hello');
  });
});

describe('E8 keys of the preview', () => {
  it('E8 hears its keys while the preview has the focus', () => {
    const { hear, onSave } = open();
    choose(/^Plain text Hello/);
    type('Text', 'Changed');
    hear(posted({ type: 'key', key: 'undo' }), { origin: 'https://evil.example' });
    expect(list().textContent).toContain('Changed');
    hear(posted({ type: 'key', key: 'undo' }));
    expect(list().textContent).toContain('Hello');
    hear(posted({ type: 'key', key: 'redo' }));
    hear(posted({ type: 'key', key: 'save' }));
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});

describe('E11 small screens', () => {
  it('E11 shows one pane at a time, the form of what is chosen, and keeps the preview out of reach meanwhile', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    const { container, frame } = open();
    const shown = () => container.querySelector('[data-view]')?.getAttribute('data-view');
    const pane = frame.closest<HTMLElement>('.pane');
    expect([shown(), pane?.hasAttribute('inert')]).toEqual(['list', true]);
    fireEvent.click(screen.getByRole('button', { name: 'Preview', hidden: true }));
    expect([shown(), pane?.hasAttribute('inert')]).toEqual(['preview', false]);
    choose(/^Plain text Hello/);
    expect([shown(), pane?.hasAttribute('inert')]).toEqual(['form', true]);
    vi.restoreAllMocks();
  });
});

describe('E9 saving', () => {
  const edit = (): void => {
    choose(/^Plain text Hello/);
    type('Text', 'Changed');
  };
  const press = (): void => void fireEvent.click(screen.getByRole('button', { name: /Save/ }));

  it('E9 sends the page, says so, and clears the flag 500 ms after', async () => {
    vi.useFakeTimers();
    const { onSave, onDirtyChange } = open();
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    edit();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    press();
    press();
    expect(screen.getByText('Saving…')).toBeDefined();
    await act(async () => void (await vi.advanceTimersByTimeAsync(499)));
    expect(screen.getByText('Saving…')).toBeDefined();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    expect(screen.getByText('Saved')).toBeDefined();
    expect(onSave).toHaveBeenCalledOnce();
    expect(onSave.mock.calls[0]?.[0].blocks[1]?.properties['text']).toBe('Changed');
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it.each([
    [402, 'Pro required to save this page'],
    [403, 'Insufficient permissions to access this page'],
    [404, 'Page not found'],
    [409, 'This page was changed somewhere else'],
    [422, 'Page failed validation'],
    [500, 'Oops... Looks like something went wrong saving this page'],
    [0, 'Oops... Looks like something went wrong saving this page'],
  ])('E9 says what %i means', async (status, title) => {
    const errors = status === 422 ? [{ field: 'url', message: 'Another page has this address' }] : [];
    open({ onSave: async () => ({ ok: false, status, message: '', errors }), upgradeHref: '/plans/' });
    edit();
    press();
    const alert = await screen.findByText(title);
    expect(alert).toBeDefined();
    if (status === 422) expect(screen.getByText('url: Another page has this address')).toBeDefined();
    if (status === 402)
      expect(screen.getByRole('link', { name: 'See the Pro plan' }).getAttribute('href')).toBe('/plans/');
    expect(screen.getByText(/Saving…|Not saved/)).toBeDefined();
  });

  it('E9 a rejected promise counts as a request that never arrived', async () => {
    open({ onSave: async () => Promise.reject(new Error('offline')) });
    edit();
    press();
    expect(await screen.findByText(/could not reach the shop/)).toBeDefined();
  });

  it('E9 does not send a page with faults, and leads to each', () => {
    const { onSave } = open();
    choose(/^Slide Autumn/);
    fireEvent.click(screen.getByRole('button', { name: 'Add button' }));
    fireEvent.change(within(screen.getByRole('group', { name: 'Button 1' })).getByLabelText('Text'), {
      target: { value: '' },
    });
    choose(/^Row/);
    press();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Page failed validation')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Slide: Button 1, Text: This field is required' }));
    expect(screen.getByRole('region', { name: 'Settings: Slide' })).toBeDefined();
  });

  it('E9 says beforehand that saving needs the pro plan', () => {
    open({ plan: 'standard' });
    expect(screen.getByRole('button', { name: /Save\s*Pro/ })).toBeDefined();
  });

  it('E9 problems keep the server’s fields and never lose the kind', () => {
    expect(saveProblem({ ok: false, status: 400, message: 'm', errors: [] })).toMatchObject({
      kind: 'invalid',
      text: 'm',
    });
    expect(saveProblem({ ok: false, status: 503, message: 'm', errors: [] }).kind).toBe('server');
  });
});
