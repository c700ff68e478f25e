import { tokens, type ThemeMode, type TokenName } from '@omnis/theme';
import { isOwn, themeSource } from './token-source.ts';
import { sameLook, type LookValues, type ThemeLook } from './look.ts';

/** A step of the history. */
export interface ThemeStep {
  /** The look before it. */
  readonly before: ThemeLook;
  /** The token that it changed, or the kind of change. */
  readonly label: TokenName | ThemeStepKind;
  readonly at: number;
}

/** A change that is not of a single token. */
export type ThemeStepKind = 'theme' | 'group' | 'look';

/** State of the theme editor. */
export interface ThemeEditorState {
  readonly look: ThemeLook;
  /** The look as it was saved last. */
  readonly saved: ThemeLook;
  readonly past: readonly ThemeStep[];
  readonly future: readonly ThemeStep[];
}

/** A value of a token in a mode; `null` leaves it to the theme. The light one holds in both modes unless the dark one differs. */
export interface TokenChange {
  readonly token: TokenName;
  readonly mode: ThemeMode;
  readonly value: string | null;
}

/** Acts on the state. */
export type ThemeAction =
  // `alone`: a press, such as a repair, which is a step of its own.
  | ({ readonly type: 'set'; readonly at: number; readonly alone?: boolean } & TokenChange)
  | { readonly type: 'reset'; readonly tokens: readonly TokenName[]; readonly at: number }
  | { readonly type: 'theme'; readonly theme: string; readonly at: number }
  | { readonly type: 'replace'; readonly look: ThemeLook; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'saved'; readonly look: ThemeLook }
  | { readonly type: 'open'; readonly look: ThemeLook };

/** Changes of one token within this time are one step, in milliseconds: letters of a word, a picker that is dragged. */
export const themeMergeWindow = 800;
/** Steps that are kept. */
export const themeHistoryLimit = 200;

/** The state that an editor begins with. */
export const openTheme = (look: ThemeLook): ThemeEditorState => ({ look, saved: look, past: [], future: [] });

/** Tells whether there is anything to save. */
export const isThemeDirty = ({ look, saved }: ThemeEditorState): boolean => !sameLook(look, saved);

function withValue(values: LookValues, token: TokenName, value: string | null): LookValues {
  if (value !== null) return { ...values, [token]: value };
  const { [token]: _dropped, ...rest } = values;
  return rest;
}

/** A light colour that is changed leaves the dark one as it is, where the theme has two: they stand beside each other. */
function withToken(look: ThemeLook, { token, mode, value }: TokenChange): ThemeLook {
  if (mode === 'dark') return { ...look, dark: withValue(look.dark, token, value) };
  const values = withValue(look.values, token, value);
  const inDark = themeSource(look.theme, token, 'dark');
  const keepsDark =
    value !== null &&
    tokens[token].type === 'color' &&
    !isOwn(look, token) &&
    inDark !== themeSource(look.theme, token, 'light');
  return { ...look, values, ...(keepsDark && { dark: withValue(look.dark, token, inDark) }) };
}

function without(values: LookValues, names: readonly TokenName[]): LookValues {
  const dropped = new Set<string>(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.has(name)));
}

function changed(look: ThemeLook, action: ThemeAction): ThemeLook {
  switch (action.type) {
    case 'set':
      return withToken(look, action);
    case 'reset':
      return {
        ...look,
        values: without(look.values, action.tokens),
        dark: without(look.dark, action.tokens),
      };
    case 'theme':
      return { ...look, theme: action.theme };
    case 'replace':
      return action.look;
    case 'undo':
    case 'redo':
    case 'saved':
    case 'open':
      return look;
  }
}

const labelOf = (action: Extract<ThemeAction, { readonly at: number }>): ThemeStep['label'] => {
  switch (action.type) {
    case 'set':
      return action.token;
    case 'reset':
      return action.tokens.length === 1 ? (action.tokens[0] ?? 'group') : 'group';
    case 'theme':
      return 'theme';
    case 'replace':
      return 'look';
  }
};

/** The next state (SPEC.md TE3 and TE4). */
export function themeReducer(state: ThemeEditorState, action: ThemeAction): ThemeEditorState {
  const { look, past, future } = state;
  switch (action.type) {
    case 'open':
      return openTheme(action.look);
    case 'saved':
      return { ...state, saved: action.look };
    case 'undo': {
      const step = past.at(-1);
      if (!step) return state;
      return {
        ...state,
        look: step.before,
        past: past.slice(0, -1),
        future: [...future, { ...step, before: look }],
      };
    }
    case 'redo': {
      const step = future.at(-1);
      if (!step) return state;
      return {
        ...state,
        look: step.before,
        past: [...past, { ...step, before: look, at: 0 }],
        future: future.slice(0, -1),
      };
    }
    case 'set':
    case 'reset':
    case 'theme':
    case 'replace': {
      const next = changed(look, action);
      if (sameLook(next, look)) return state;
      const label = labelOf(action);
      const last = past.at(-1);
      const merges =
        action.type === 'set' &&
        action.alone !== true &&
        last?.label === label &&
        action.at - last.at <= themeMergeWindow;
      const steps = merges
        ? [...past.slice(0, -1), { ...last, at: action.at }]
        : [
            ...past,
            { before: look, label, at: action.type === 'set' && action.alone === true ? 0 : action.at },
          ].slice(-themeHistoryLimit);
      return { ...state, look: next, past: steps, future: [] };
    }
  }
}
