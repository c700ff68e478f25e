import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnackbarProvider, useSnackbar } from './snackbar-provider.tsx';
import { createSnackbarStore } from './snackbar-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tick = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('U12 snackbars on the clock', () => {
  it('U12 stay 3,000 ms and follow each other after 300 ms', async () => {
    const store = createSnackbarStore();
    render(<SnackbarProvider store={store}>Page</SnackbarProvider>);
    act(() => {
      store.show('One');
      store.show('Two');
    });
    expect(screen.getByRole('status').textContent).toContain('One');
    await tick(2999);
    expect(screen.queryByText('One')).toBeTruthy();
    await tick(1);
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.queryByText('Two')).toBeNull();
    await tick(299);
    expect(screen.queryByText('Two')).toBeNull();
    await tick(1);
    expect(screen.queryByText('Two')).toBeTruthy();
  });

  it('U12 keep their own time, and stay while they are under the pointer', async () => {
    const store = createSnackbarStore();
    render(<SnackbarProvider store={store}>Page</SnackbarProvider>);
    act(() => store.show({ text: 'Rates', timeout: 10_000 }));
    await tick(9000);
    const message = screen.getByText('Rates');
    fireEvent.pointerEnter(message.parentElement ?? message);
    await tick(20_000);
    expect(screen.queryByText('Rates')).toBeTruthy();
    fireEvent.pointerLeave(message.parentElement ?? message);
    await tick(10_000);
    expect(screen.queryByText('Rates')).toBeNull();
  });

  it('U12 have an action and a cross, and errors are alerts', async () => {
    const undo = vi.fn();
    function Buttons() {
      const show = useSnackbar();
      return (
        <button
          type="button"
          onClick={() => show({ text: 'Removed', tone: 'error', action: { label: 'Undo', onSelect: undo } })}
        >
          Remove
        </button>
      );
    }
    render(
      <SnackbarProvider>
        <Buttons />
      </SnackbarProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('alert').textContent).toContain('Removed');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
    await tick(300);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('U12 say what is missing without their provider', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lonely = () => {
      useSnackbar();
      return null;
    };
    expect(() => render(<Lonely />)).toThrow('useSnackbar needs a <SnackbarProvider>');
    errors.mockRestore();
  });

  it('U12 walk the queue of the spec: four at most, 3,000 ms each, 300 ms between, no code twice', async () => {
    const store = createSnackbarStore();
    render(<SnackbarProvider store={store}>Page</SnackbarProvider>);
    act(() => {
      for (const text of ['1', '2', '2 again', '3', '4', '5'])
        store.show({ text: `Message ${text}`, code: text.split(' ')[0] ?? '' });
    });
    const seen: string[] = [];
    for (let time = 0; time < 16_000; time += 100) {
      const text = /Message [\d a-z]+/.exec(screen.getByRole('status').textContent ?? '')?.[0] ?? '';
      if (seen.at(-1)?.split('@')[0] !== text) seen.push(`${text}@${time}`);
      await tick(100);
    }
    expect(seen).toEqual([
      'Message 1@0',
      '@3000',
      'Message 2@3300',
      '@6300',
      'Message 3@6600',
      '@9600',
      'Message 4@9900',
      '@12900',
    ]);
  });
});
