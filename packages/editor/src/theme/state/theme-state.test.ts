import { describe, expect, it } from 'vitest';
import { lookDifferences, resolveLook, weakTexts, type ThemeLook } from './look.ts';
import {
  isThemeDirty,
  openTheme,
  themeHistoryLimit,
  themeMergeWindow,
  themeReducer,
  type ThemeAction,
  type ThemeEditorState,
} from './theme-state.ts';
import { isOwn, mayFollow, sourceOf } from './token-source.ts';

const plain: ThemeLook = { theme: 'base', values: {}, dark: {} };
const after = (...actions: readonly ThemeAction[]): ThemeEditorState =>
  actions.reduce(themeReducer, openTheme(plain));
const set = (value: string | null, at: number, token = 'primary.color' as const): ThemeAction => ({
  type: 'set',
  token,
  mode: 'light',
  value,
  at,
});

describe('TE3 history', () => {
  it('undoes each step back to the look that was opened, and redoes all of them', () => {
    const steps: readonly ThemeAction[] = [
      set('#112233', 0),
      { type: 'set', token: 'primary.color', mode: 'dark', value: '#aabbcc', at: 5000 },
      { type: 'theme', theme: 'nordic', at: 9000 },
      { type: 'reset', tokens: ['primary.color'], at: 12_000 },
    ];
    const state = after(...steps);
    expect(state.look).toEqual({ theme: 'nordic', values: {}, dark: {} });
    const undone = steps.reduce((each) => themeReducer(each, { type: 'undo' }), state);
    expect(undone.look).toEqual(plain);
    const redone = steps.reduce((each) => themeReducer(each, { type: 'redo' }), undone);
    expect(redone.look).toEqual(state.look);
  });

  it('makes one step of changes of one token that follow each other at once', () => {
    const { past } = after(
      set('#111111', 0),
      set('#222222', themeMergeWindow),
      set('#333333', themeMergeWindow * 2),
    );
    expect(past).toHaveLength(1);
    expect(after(set('#111111', 0), set('#222222', themeMergeWindow + 1)).past).toHaveLength(2);
  });

  it('keeps no more steps than its limit, and none of a change that changes nothing', () => {
    const many = Array.from({ length: themeHistoryLimit + 20 }, (_, at) =>
      set(`#${String(100_000 + at)}`, at * 5000),
    );
    expect(after(...many).past).toHaveLength(themeHistoryLimit);
    expect(after(set(null, 0)).past).toHaveLength(0);
  });

  it('drops what could be redone once something else is changed', () => {
    expect(after(set('#111111', 0), { type: 'undo' }, set('#222222', 9000)).future).toEqual([]);
  });
});

describe('TE4 saved', () => {
  it('counts as saved the look that was sent; later changes are unsaved', () => {
    const changed = after(set('#111111', 0));
    expect(isThemeDirty(changed)).toBe(true);
    const saved = themeReducer(changed, { type: 'saved', look: changed.look });
    expect(isThemeDirty(saved)).toBe(false);
    expect(isThemeDirty(themeReducer(saved, { type: 'undo' }))).toBe(true);
  });
});

describe('TE2 values', () => {
  it('tells own values from those of the theme, and reset gives the theme’s back', () => {
    const look: ThemeLook = { ...plain, theme: 'nordic', values: { 'button.radius': '999px' } };
    expect(isOwn(look, 'button.radius')).toBe(true);
    expect(sourceOf(look, 'button.radius', 'light')).toBe('999px');
    const { look: reset } = themeReducer(openTheme(look), {
      type: 'reset',
      tokens: ['button.radius'],
      at: 0,
    });
    expect(isOwn(reset, 'button.radius')).toBe(false);
    expect(sourceOf(reset, 'button.radius', 'light')).not.toBe('999px');
  });

  it('offers no token to follow that follows this one, so that no circle can be chosen', () => {
    // The text of links follows the brand colour where it is text.
    expect(mayFollow(plain, 'primary.color', 'light')).not.toContain('link.color');
    expect(mayFollow(plain, 'primary.color', 'light')).toContain('accent.color');
  });
});

describe('TE5 light and dark', () => {
  it('leaves the dark colour as it is when the light one changes, where the theme has two', () => {
    const { look } = themeReducer(openTheme(plain), {
      type: 'set',
      token: 'text.color',
      mode: 'light',
      value: '#333333',
      at: 0,
    });
    expect(look).toEqual({
      ...plain,
      values: { 'text.color': '#333333' },
      dark: { 'text.color': '#edf0e8' },
    });
    // The base theme has one brand colour for both.
    expect(after(set('#112233', 0)).look.dark).toEqual({});
  });
});

describe('TE6 contrast', () => {
  it('finds text that cannot be read, and the colour that it suggests can be', () => {
    const weak: ThemeLook = { ...plain, values: { 'text.color': '#cccccc' } };
    const found = weakTexts(resolveLook(weak)).find(
      ({ text, mode }) => text === 'text.color' && mode === 'light',
    );
    expect(found?.ratio).toBeLessThan(4.5);
    const repaired: ThemeLook = { ...plain, values: { 'text.color': found?.suggestion ?? '' } };
    const left = weakTexts(resolveLook(repaired)).filter(
      ({ text, mode }) => text === 'text.color' && mode === 'light',
    );
    expect(left).toEqual([]);
  });

  it('finds nothing in a theme that ships', () => {
    expect(weakTexts(resolveLook({ ...plain, theme: 'nordic' }))).toEqual([]);
  });
});

describe('TE9 comparison', () => {
  it('lists the values that come out differently, and none of a look with itself', () => {
    const mine = resolveLook({ ...plain, values: { 'border.radius': '12px' } });
    const differences = lookDifferences(mine, resolveLook(plain));
    expect(differences).toContainEqual({
      token: 'border.radius',
      mode: 'light',
      here: '12px',
      there: '4px',
    });
    expect(lookDifferences(mine, mine)).toEqual([]);
  });
});
