import type { ThemeLook } from '@omnis/contract';
import {
  designTokensTheme,
  fromDesignTokens,
  isThemeName,
  themes,
  toDesignTokens,
  type ThemeMode,
  type TokenName,
} from '@omnis/theme';
import { z } from 'zod';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';

/** Name by which a theme file of ours is known. */
const format = 'omnis-theme';

const values = z.record(z.string().max(128), z.string().max(500));
const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(1, 'This file was made by a newer release'),
  theme: z.string().max(60),
  values: values.default({}),
  dark: values.default({}),
});

/** A look that a file holds, and the tokens of it that the theme does not have. */
export interface ReadLook {
  readonly look: ThemeLook;
  readonly leftOut: readonly string[];
}

/** Faults and left-out tokens that an answer names; more of them help nobody. */
const most = 100;

function refused(errors: readonly { readonly field: string; readonly message: string }[]): Failure {
  return {
    ...fail('validation_failed', errors[0]?.message ?? 'This is not a theme file'),
    errors: errors.slice(0, most),
  };
}

/** A look as a file. Design Tokens hold one mode. */
export function writeThemeFile(
  { theme, values: own, dark }: ThemeLook,
  { as, mode }: { readonly as: 'omnis' | 'design-tokens'; readonly mode: ThemeMode },
): Readonly<Record<string, unknown>> {
  return as === 'omnis'
    ? { format, version: 1, theme, values: own, dark }
    : toDesignTokens(theme, { mode, overrides: mode === 'dark' ? { ...own, ...dark } : own });
}

function readOurs(document: unknown): Result<ReadLook> {
  const read = fileSchema.safeParse(document);
  if (read.success) {
    const { theme, values: own, dark } = read.data;
    return ok({ look: { theme, values: own, dark }, leftOut: [] });
  }
  return refused(
    read.error.issues.map(({ path, message }) => ({ field: ['document', ...path].join('.'), message })),
  );
}

/** The values of a file that the theme does not have by itself. */
function ownOf(
  theme: string,
  mode: ThemeMode,
  read: Readonly<Record<string, string>>,
): Record<string, string> {
  const definition = isThemeName(theme) ? themes[theme] : null;
  const said: Partial<Record<TokenName, string>> = { ...definition?.tokens, ...definition?.[mode] };
  const own = new Map<string, string | undefined>(Object.entries(said));
  return Object.fromEntries(Object.entries(read).filter(([name, value]) => own.get(name) !== value));
}

function readDesignTokens(document: Readonly<Record<string, unknown>>, before: ThemeLook): Result<ReadLook> {
  const { values: read, issues } = fromDesignTokens(document);
  // Files of other systems have tokens of their own, which their other tokens may refer to.
  const faults = issues.filter(({ code }) => code !== 'unknown-token');
  if (faults.length > 0)
    return refused(faults.map(({ path, message }) => ({ field: ['document', ...path].join('.'), message })));
  const leftOut = issues.map(({ path }) => path.join('.'));
  const found = designTokensTheme(document);
  if (Object.keys(read).length === 0 && found === null)
    return refused([
      {
        field: 'document',
        message: 'This file has no token of the theme. Export a theme to see the names that it has.',
      },
    ]);
  const theme = found?.theme ?? before.theme;
  const own = ownOf(theme, found?.mode ?? 'light', read);
  const look: ThemeLook =
    found?.mode === 'dark'
      ? { theme, values: before.theme === theme ? before.values : {}, dark: own }
      : { theme, values: own, dark: before.theme === theme ? before.dark : {} };
  return ok({ look, leftOut: leftOut.slice(0, most) });
}

/**
 * Reads a theme file, of ours or Design Tokens.
 *
 * @param before - the look that it is taken into: a file of one mode leaves the other as it is
 */
export function readThemeFile(
  document: Readonly<Record<string, unknown>>,
  before: ThemeLook,
): Result<ReadLook> {
  return Object.hasOwn(document, 'format') ? readOurs(document) : readDesignTokens(document, before);
}
