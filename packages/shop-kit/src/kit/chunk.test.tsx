import { SnackbarProvider } from '@omnis/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chunk, lazyChunk } from './chunk.tsx';
import { loadChunk, takeReload } from './load-chunk.ts';
import { snackbars } from './snackbars.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/menu.js');
const reported = vi.fn<typeof reportError>();
const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const pass = (time = 1000): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('SK6 loadChunk', () => {
  it('tries once more', async () => {
    load.mockRejectedValueOnce(gone).mockResolvedValueOnce({ default: () => null });
    const loaded = loadChunk(load);
    await pass();
    expect(await loaded).toHaveProperty('default');
    expect(reported).not.toHaveBeenCalled();
  });

  it('platform.md §8, §9 chunk failure: has the page loaded anew three times a day for a message, then reports and throws it', async () => {
    vi.setSystemTime('2026-05-01T12:00:00Z');
    load.mockRejectedValue(gone);
    const reload = vi.fn<() => void>();
    const settled = vi.fn<(error: unknown) => void>();
    for (const _ of [1, 2, 3]) {
      void loadChunk(load, { reload }).catch(settled);
      await pass();
    }
    expect(reload).toHaveBeenCalledTimes(3);
    expect(settled).not.toHaveBeenCalled();
    void loadChunk(load, { reload }).catch(settled);
    await pass();
    expect(reload).toHaveBeenCalledTimes(3);
    expect(settled).toHaveBeenCalledWith(gone);
    expect(reported).toHaveBeenCalledWith(gone);
    expect(takeReload('another message', '2026-05-01')).toBe(true);
    expect(takeReload(String(gone), '2026-05-01')).toBe(false);
    expect(takeReload(String(gone), '2026-05-02')).toBe(true);
  });

  it('never does where something would be lost, or nothing be had', async () => {
    load.mockRejectedValue(gone);
    const reload = vi.fn<() => void>();
    const settled = vi.fn<(error: unknown) => void>();
    void loadChunk(load, { reload, reloads: false }).catch(settled);
    await pass();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    void loadChunk(load, { reload }).catch(settled);
    await pass();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
    void loadChunk(load, { reload }).catch(settled);
    await pass();
    document.dispatchEvent(new Event('input'));
    void loadChunk(load, { reload }).catch(settled);
    await pass();
    expect(settled).toHaveBeenCalledTimes(4);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a part that cannot be had says so, and comes when it is asked for again', async () => {
  load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  load.mockResolvedValue({ default: () => <p>The part</p> });
  // React's own line about what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazyChunk(load, { reloads: false });
  function Host(): ReactElement {
    const [isOpen, setOpen] = useState(false);
    return (
      <SnackbarProvider store={snackbars}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Chunk onMissing={() => setOpen(false)}>
            <Part />
          </Chunk>
        )}
      </SnackbarProvider>
    );
  }
  render(<Host />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await pass(1100);
  expect(screen.getByText('We couldn’t load that. Please try again.').textContent).not.toBe('');
  expect(screen.queryByText('The part')).toBeNull();
  await pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await pass(10);
  expect(screen.getByText('The part').textContent).toBe('The part');
});
