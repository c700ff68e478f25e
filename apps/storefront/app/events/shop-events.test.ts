import { afterEach, expect, it, vi } from 'vitest';
import { judge } from './shop-events.tsx';

const reported = vi.fn<typeof reportError>();

afterEach(() => vi.unstubAllGlobals());

it('reports events that nobody took within 30 s by the first one’s name, and nothing else', () => {
  vi.stubGlobal('reportError', reported);
  const events = ['cart.add', 'cart.view'].map((name) => ({ name, data: {} }));
  for (const outcome of ['taken', 'refused', 'unsent'] as const) judge(events, outcome);
  expect(reported).not.toHaveBeenCalled();
  judge(events, 'timed-out');
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error("Event: 'cart.add' timed out"));
});
