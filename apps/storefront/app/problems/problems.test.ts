import { noteProblem, onProblem, problemEvent } from '@omnis/shop-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblemLog } from './problem-log.ts';

const unknown = { code: 'unknown-condition', message: 'Unknown condition "moon"', uid: 'b1' } as const;
const unsafe = { code: 'unsafe-link', message: 'Blocked an unsafe link: javascript:alert(1)' } as const;
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('problems of a shop (storefront.md §5)', () => {
  it('are told to a late listener too, and to developers as an event', () => {
    const heard: unknown[] = [];
    const onEvent = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
    window.addEventListener(problemEvent, onEvent);
    noteProblem(unknown);
    const tell = vi.fn();
    stops.push(onProblem(tell));
    noteProblem(unsafe);
    window.removeEventListener(problemEvent, onEvent);
    expect(tell.mock.calls).toEqual([[unknown], [unsafe]]);
    expect(heard).toEqual([unknown, unsafe]);
  });

  describe('in the log', () => {
    const warn = vi.fn();
    const send = vi.fn();
    beforeEach(() => {
      warn.mockClear();
      send.mockClear();
    });

    it('stand once each', () => {
      const log = createProblemLog({ warn, send });
      for (const problem of [unknown, unsafe, unknown, { ...unknown, uid: 'b2' }]) log(problem);
      expect(warn.mock.calls).toEqual([[unknown.message], [unsafe.message], [unknown.message]]);
      expect(send.mock.calls.map(([event]) => event)).toEqual([
        { name: 'problem', data: unknown },
        { name: 'problem', data: unsafe },
        { name: 'problem', data: { ...unknown, uid: 'b2' } },
      ]);
    });

    it('fit into an event, and are not logged twice where the spec has words of its own', () => {
      const log = createProblemLog({ warn, send });
      log({ code: 'misplaced-variation', message: 'x'.repeat(300) });
      expect(warn).not.toHaveBeenCalled();
      expect(send).toHaveBeenCalledExactlyOnceWith({
        name: 'problem',
        data: { code: 'misplaced-variation', message: 'x'.repeat(200) },
      });
    });
  });
});
