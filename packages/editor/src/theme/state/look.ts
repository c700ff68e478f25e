import {
  checkContrast,
  isTokenName,
  resolveTheme,
  type ContrastFailure,
  type ResolvedTheme,
  type ThemeMode,
  type TokenName,
} from '@omnis/theme';

/** Values by the token's dotted name. */
export type LookValues = Readonly<Record<string, string>>;

/** A theme with values of the shop's own, as it is edited. */
export interface ThemeLook {
  /** Name of the theme that the values lie over. */
  readonly theme: string;
  /** Values of both modes. */
  readonly values: LookValues;
  /** Values of the dark mode alone, above those. */
  readonly dark: LookValues;
}

/** Own values that hold in a mode. */
export const ownValues = ({ values, dark }: ThemeLook, mode: ThemeMode): LookValues =>
  mode === 'dark' ? { ...values, ...dark } : values;

/** A look, resolved in both modes. */
export interface ResolvedLook {
  readonly light: ResolvedTheme;
  readonly dark: ResolvedTheme;
}

/** Resolves a look in both modes. */
export const resolveLook = (look: ThemeLook): ResolvedLook => ({
  light: resolveTheme(look.theme, { mode: 'light', overrides: look.values }),
  dark: resolveTheme(look.theme, { mode: 'dark', overrides: ownValues(look, 'dark') }),
});

/** A text that cannot be read on a surface, and the colour that would do. */
export interface WeakText extends ContrastFailure {
  readonly mode: ThemeMode;
  /** Number of surfaces that it is too weak on. */
  readonly surfaces: number;
}

/**
 * The texts of a look that cannot be read, one line each: on the surface where it is weakest, since a colour that does there
 * does on the others mostly, too.
 */
export function weakTexts({ light, dark }: ResolvedLook): readonly WeakText[] {
  // Themes that are always dark come out alike in both.
  const modes: readonly ThemeMode[] = light.mode === 'dark' ? ['dark'] : ['light', 'dark'];
  return modes.flatMap((mode) => {
    const found = new Map<TokenName, WeakText>();
    for (const failure of checkContrast(mode === 'dark' ? dark : light)) {
      const known = found.get(failure.text);
      const weaker = !known || failure.ratio / failure.least < known.ratio / known.least;
      found.set(failure.text, {
        ...(weaker ? failure : known),
        mode,
        surfaces: (known?.surfaces ?? 0) + 1,
      });
    }
    return [...found.values()];
  });
}

/** The faults of a look by the token at fault. */
export function lookFaults({ light, dark }: ResolvedLook): ReadonlyMap<string, string> {
  return new Map([...dark.issues, ...light.issues].map(({ token, message }) => [token, message]));
}

/** A token whose value differs between two looks in a mode. */
export interface LookDifference {
  readonly token: TokenName;
  readonly mode: ThemeMode;
  readonly here: string;
  readonly there: string;
}

/** The tokens in which two looks come out differently; those of the dark mode only where the light one is alike. */
export function lookDifferences(here: ResolvedLook, there: ResolvedLook): readonly LookDifference[] {
  return Object.keys(here.light.values)
    .filter(isTokenName)
    .flatMap((token): LookDifference[] => {
      const mode = (['light', 'dark'] as const).find(
        (each) => here[each].values[token] !== there[each].values[token],
      );
      return mode === undefined
        ? []
        : [{ token, mode, here: here[mode].values[token], there: there[mode].values[token] }];
    });
}

/** Tells whether two looks are the same. */
export const sameLook = (a: ThemeLook, b: ThemeLook): boolean =>
  a.theme === b.theme && sameValues(a.values, b.values) && sameValues(a.dark, b.dark);

function sameValues(a: LookValues, b: LookValues): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
