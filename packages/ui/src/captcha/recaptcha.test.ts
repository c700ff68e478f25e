import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tickedToken, unseenToken } from './recaptcha.ts';

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];
const settled = async (promise: Promise<string>): Promise<string> =>
  Promise.race([promise.catch(String), new Promise<string>((resolve) => setTimeout(resolve, 0, 'waiting'))]);

/** Google's first script has come: it only keeps who waits for the second. */
function firstComes(): { readonly secondComes: () => void } {
  const waiting: (() => void)[] = [];
  const api = { ready: (then: () => void) => waiting.push(then) };
  Reflect.set(window, 'grecaptcha', api);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  const execute = async (key: string, { action }: { action: string }) => `${key} ${action}`;
  const render = (_: HTMLElement, { callback }: { callback: (token: string) => void }) => callback('ticked');
  return {
    secondComes: () => {
      Object.assign(api, { execute, render });
      for (const then of waiting) then();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
  for (const script of scripts()) script.remove();
});
const passed = async (promise: Promise<string>, ms: number): Promise<string> => {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(ms);
  const end = settled(promise);
  await vi.advanceTimersByTimeAsync(0);
  return end;
};

describe('U42 the scripts of reCAPTCHA', () => {
  it('U42 gives a token once the second script is there, which the first one fetches', async () => {
    const token = unseenToken('key', 'sign_up');
    expect(scripts().map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=key']);
    const { secondComes } = firstComes();
    expect(await passed(token, 4000)).toBe('waiting');
    secondComes();
    expect(await passed(token, 0)).toBe('key sign_up');
    const box = document.createElement('div');
    expect(await passed(tickedToken('box', box, 'key'), 0)).toBe('ticked');
    expect(scripts()).toHaveLength(1);
  });

  it('U42 gives up after 5000 ms, and tries again when it is asked again (platform.md §9)', async () => {
    const token = unseenToken('slow', 'login');
    expect(await passed(token, 4999)).toBe('waiting');
    expect(await passed(token, 1)).toBe('Error: reCAPTCHA took too long');
    expect(scripts()).toHaveLength(0);
    const half = unseenToken('slow', 'login');
    firstComes();
    expect(await passed(half, 5000)).toBe('Error: reCAPTCHA took too long');
    const again = unseenToken('slow', 'login');
    firstComes().secondComes();
    expect(await passed(again, 0)).toBe('slow login');
  });

  it('U42 says that it failed where it is blocked', async () => {
    const token = unseenToken('blocked', 'login');
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    expect(await passed(token, 0)).toBe('Error: reCAPTCHA could not be loaded');
  });
});
