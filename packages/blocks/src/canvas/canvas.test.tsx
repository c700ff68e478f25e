import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../testing/environment.tsx';
import { CanvasPage } from './canvas-page.tsx';
import { isWebOrigin, posted, readCanvasMessage, readEditorMessage } from './protocol.ts';

const editor = 'https://omnis.example';
const page = (text: string, more: object = {}) => ({
  blocks: [
    {
      type: 'row',
      uid: 'row',
      items: [{ type: 'button', uid: 'button', properties: { text, href: 'https://a.example/' }, ...more }],
    },
    { type: 'text', uid: 'text', properties: { text: 'Some words' } },
  ],
});

/** A window around this one, as a frame has it. */
const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
const messages = (): unknown[] => parent.postMessage.mock.calls.map(([message]) => message);

function receive(data: unknown, from: { origin?: string; source?: Window | null } = {}): void {
  const { origin = editor, source = window.parent } = from;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

function canvas(origin = editor) {
  return render(<CanvasPage editorOrigin={origin} page={page('Saved')} environment={testEnvironment()} />);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  // jsdom's message events take real windows only.
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = frame.contentWindow!;
  other.postMessage = parent.postMessage as never;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(other);
});
afterEach(() => {
  vi.restoreAllMocks();
  parent.postMessage.mockClear();
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
});

describe('B25 canvas', () => {
  it('B25 tells the editor, and nobody else, that it is ready', () => {
    canvas();
    expect(parent.postMessage).toHaveBeenCalledWith({ omnis: 1, type: 'ready' }, editor);
    expect(parent.postMessage.mock.calls.every(([, origin]) => origin === editor)).toBe(true);
  });

  it.each(['*', 'null', '', 'omnis.example', 'https://omnis.example/path', 'javascript:x'])(
    'B25 posts nothing when the editor’s origin is %j',
    (origin) => {
      canvas(origin);
      fireEvent.click(screen.getByText('Some words'));
      expect(parent.postMessage).not.toHaveBeenCalled();
    },
  );

  it('B25 shows the page that the editor sends', () => {
    canvas();
    expect(screen.getByText('Saved')).toBeDefined();
    receive(posted({ type: 'page', page: page('Edited') }));
    expect(screen.getByText('Edited')).toBeDefined();
  });

  it('B25 leaves messages of other origins, windows, versions and shapes alone', () => {
    canvas();
    const message = posted({ type: 'page', page: page('Forged') });
    receive(message, { origin: 'https://evil.example' });
    receive(message, { origin: 'null' });
    receive(message, { source: window });
    receive(message, { source: null });
    receive({ ...message, omnis: 2 });
    receive({ type: 'page', page: page('Forged') });
    receive({ omnis: 1, type: 'page', page: 'x' });
    receive('page');
    receive(null);
    expect(screen.queryByText('Forged')).toBeNull();
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('B25 a click selects the innermost block and follows no link', () => {
    canvas();
    const link = screen.getByText('Saved');
    const followed = fireEvent.click(link);
    expect(followed).toBe(false);
    expect(messages()).toContainEqual({ omnis: 1, type: 'select', uid: 'button' });
    fireEvent.click(screen.getByText('Some words'));
    expect(messages().at(-1)).toEqual({ omnis: 1, type: 'select', uid: 'text' });
  });

  it('B25 outlines the selected block with its name', () => {
    const { container } = canvas();
    receive(posted({ type: 'select', uid: 'text' }));
    expect(container.textContent).toMatch(/text$/);
    receive(posted({ type: 'titles', titles: { text: 'Plain text' } }));
    expect(container.textContent).toContain('Plain text');
    receive(posted({ type: 'select', uid: null }));
    expect(container.textContent).not.toContain('Plain text');
  });

  it.each([
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
    [{ key: 's', metaKey: true }, 'save'],
  ])('B25 passes the editor’s keys on: %j', (press, key) => {
    canvas();
    expect(fireEvent.keyDown(document.body, press)).toBe(false);
    expect(messages().at(-1)).toEqual({ omnis: 1, type: 'key', key });
    expect(readCanvasMessage(messages().at(-1))).toEqual({ type: 'key', key });
  });

  it('B25 leaves all other keys to the page', () => {
    canvas();
    const before = messages().length;
    for (const press of [
      { key: 'z' },
      { key: 'z', ctrlKey: true, altKey: true },
      { key: 'a', ctrlKey: true },
    ])
      expect(fireEvent.keyDown(document.body, press)).toBe(true);
    expect(messages()).toHaveLength(before);
    expect(readCanvasMessage({ omnis: 1, type: 'key', key: 'close' })).toBeNull();
  });

  it('B25 marks what is not published', () => {
    const { container } = canvas();
    receive(posted({ type: 'page', page: page('Edited', { unpublished: true }) }));
    expect(container.querySelector('[data-block=button]')?.hasAttribute('data-unpublished')).toBe(true);
    expect(container.querySelector('[data-block=text]')?.hasAttribute('data-unpublished')).toBe(false);
  });

  it('B25 reads its own messages and no others', () => {
    expect(readCanvasMessage(posted({ type: 'height', height: 900 }))).toEqual({
      type: 'height',
      height: 900,
    });
    expect(readCanvasMessage({ omnis: 1, type: 'height', height: 'x' })).toEqual({
      type: 'height',
      height: 0,
    });
    expect(readCanvasMessage({ omnis: 1, type: 'select', uid: {} })).toEqual({ type: 'select', uid: null });
    expect(readCanvasMessage({ omnis: 1, type: 'failed', message: 'x'.repeat(900) })).toMatchObject({
      uid: null,
    });
    for (const data of [
      null,
      1,
      'ready',
      [],
      {},
      { omnis: 1 },
      { omnis: 1, type: 'eval' },
      { omnis: '1', type: 'ready' },
    ]) {
      expect(readCanvasMessage(data)).toBeNull();
      expect(readEditorMessage(data)).toBeNull();
    }
  });

  it('B25 reads titles, whatever they are', () => {
    expect(readEditorMessage({ omnis: 1, type: 'titles', titles: { pod: 'Content', odd: {} } })).toEqual({
      type: 'titles',
      titles: { pod: 'Content', odd: '' },
    });
    expect(readEditorMessage({ omnis: 1, type: 'titles', titles: 'x' })).toBeNull();
  });

  it('B25 knows the origin of a web page', () => {
    expect(isWebOrigin('http://localhost:3000')).toBe(true);
    expect(isWebOrigin('https://omnis.example/')).toBe(false);
    expect(isWebOrigin('file://')).toBe(false);
  });
});
