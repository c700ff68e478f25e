import { preloading } from '@omnis/shop-kit';
import { recordEarly } from '@omnis/rendering/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('preloading code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits until the browser has time, at most 200 ms', () => {
    const asked = vi.fn<(run: () => void, options: object) => number>(() => 1);
    vi.stubGlobal('requestIdleCallback', asked);
    const load = vi.fn(async () => undefined);
    preloading(load)();
    expect(load).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledWith(expect.any(Function), { timeout: 200 });
    asked.mock.calls[0]?.[0]();
    expect(load).toHaveBeenCalledOnce();
  });

  it('asks after the event where a browser does not say when it has time', () => {
    const load = vi.fn(async () => undefined);
    preloading(load)();
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledOnce();
  });

  describe('with a selector', () => {
    afterEach(() => {
      delete window.omnisEarly;
      document.body.innerHTML = '';
    });

    function pressEarly(html: string): void {
      document.body.innerHTML = html;
      recordEarly();
      document.querySelector('button')?.click();
    }

    it('fetches at once what was asked for before anybody could answer', () => {
      pressEarly('<button type="button" class="menu">Menu</button>');
      const load = vi.fn(async () => undefined);
      preloading(load, '.menu');
      expect(load).toHaveBeenCalledOnce();
    });

    it('waits where something else was pressed, or nothing', () => {
      const load = vi.fn(async () => undefined);
      preloading(load, '.menu');
      pressEarly('<button type="button" class="filter">Filter</button>');
      preloading(load, '.menu');
      expect(load).not.toHaveBeenCalled();
    });
  });

  it('says nothing of a failure, which the first use meets again', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    preloading(load)();
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledOnce();
  });
});
