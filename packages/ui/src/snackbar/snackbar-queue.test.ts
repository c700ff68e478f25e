import { describe, expect, it } from 'vitest';
import {
  dismissSnackbar,
  emptySnackbarState,
  enqueueSnackbar,
  resumeSnackbars,
  shownSnackbar,
  snackbarLimits,
  type SnackbarState,
} from './snackbar-queue.ts';

const queueOf = (...texts: string[]): SnackbarState =>
  texts.reduce((state, text) => enqueueSnackbar(state, { text }), emptySnackbarState);

describe('U12 snackbar queue (platform.md §4, §9)', () => {
  it('U12 has the limits of the spec', () => {
    expect(snackbarLimits).toEqual({ max: 4, timeout: 3000, gap: 300 });
  });

  it('U12 holds four at most', () => {
    const state = queueOf('1', '2', '3', '4', '5', '6');
    expect(state.items.map((item) => item.text)).toEqual(['1', '2', '3', '4']);
  });

  it('U12 ignores a code that waits or is shown, and takes it again afterwards', () => {
    const one = enqueueSnackbar(emptySnackbarState, { text: 'Saved', code: 'saved' });
    expect(enqueueSnackbar(one, { text: 'Saved again', code: 'saved' })).toBe(one);
    const empty = dismissSnackbar(one, 1);
    expect(enqueueSnackbar(empty, { text: 'Saved again', code: 'saved' }).items).toHaveLength(1);
  });

  it('U12 takes the text for the code where there is none', () => {
    expect(queueOf('Same', 'Same').items).toHaveLength(1);
  });

  it('U12 shows the first, then nothing for the pause, then the next', () => {
    let state = queueOf('1', '2');
    expect(shownSnackbar(state)?.text).toBe('1');
    state = dismissSnackbar(state, 1);
    expect(shownSnackbar(state)).toBeNull();
    state = resumeSnackbars(state);
    expect(shownSnackbar(state)?.text).toBe('2');
  });

  it('U12 pauses too after the last, so that a message that comes then waits', () => {
    let state = dismissSnackbar(queueOf('1'), 1);
    state = enqueueSnackbar(state, { text: '2' });
    expect(shownSnackbar(state)).toBeNull();
    expect(shownSnackbar(resumeSnackbars(state))?.text).toBe('2');
  });

  it('U12 a waiting message can go without a pause', () => {
    const state = dismissSnackbar(queueOf('1', '2'), 2);
    expect(state.pausing).toBe(false);
    expect(shownSnackbar(state)?.text).toBe('1');
    expect(dismissSnackbar(state, 99)).toBe(state);
  });
});
