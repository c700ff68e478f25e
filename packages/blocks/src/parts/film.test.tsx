import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Film } from './film.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('B13 film', () => {
  it('B13 plays from 100px before it is in view, and pauses out of it', () => {
    const calls: string[] = [];
    let tell: (isIntersecting: boolean) => void = () => undefined;
    const margins: (string | undefined)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          callback: (entries: { isIntersecting: boolean }[]) => void,
          options?: { rootMargin?: string },
        ) {
          margins.push(options?.rootMargin);
          tell = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void calls.push('play'));
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
    render(<Film src="/films/a.mp4" poster="" label="Film" priority={false} />);
    expect(margins).toEqual(['100px']);
    act(() => tell(true));
    act(() => tell(false));
    expect(calls).toEqual(['play', 'pause']);
    vi.restoreAllMocks();
  });
});
