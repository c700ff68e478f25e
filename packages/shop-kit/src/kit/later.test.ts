import { describe, expect, it, vi } from 'vitest';
import { loadPatiently } from './later.tsx';

const noPause = (): Promise<void> => Promise.resolve();

describe('loadPatiently', () => {
  it('asks again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue('code');
    expect(await loadPatiently(load, noPause)).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never fails: what the server rendered stays', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('offline')));
    const settled = vi.fn();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    void loadPatiently(load, noPause).then(settled, settled);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(settled).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalledWith(new TypeError('offline'));
    vi.unstubAllGlobals();
  });
});
