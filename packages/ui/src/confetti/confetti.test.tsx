import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Confetti, confettiParticles } from './confetti.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

describe('U36 confetti (platform.md §9: 40 particles)', () => {
  it('U36 has 40 pieces that nobody hears or hits, and goes', async () => {
    motion(false);
    const done = vi.fn();
    const { container } = render(<Confetti onDone={done} />);
    expect(confettiParticles).toBe(40);
    expect(container.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(40);
    await act(async () => vi.advanceTimersByTime(2599));
    expect(done).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(done).toHaveBeenCalledTimes(1);
    expect(container.innerHTML).toBe('');
  });

  it('U36 is nothing for those who asked for less motion, and on the server', async () => {
    motion(true);
    const done = vi.fn();
    const { container } = render(<Confetti onDone={done} />);
    expect(container.innerHTML).toBe('');
    await act(async () => vi.advanceTimersByTime(0));
    expect(done).toHaveBeenCalledTimes(1);
    motion(false);
    expect(renderToString(<Confetti />)).toBe('');
  });
});
