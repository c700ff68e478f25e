import type { ThemeLook } from '@omnis/contract';
import { isTokenName, offeredThemes, resolveTheme, type ThemeIssue } from '@omnis/theme';
import { z } from 'zod';
import { fail, type Failure } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';

/** Faults that an answer names; more of them help nobody. */
const mostFaults = 100;

/** Values of tokens that exist, as text: a store's row may hold older ones. */
export function knownValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      isTokenName(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)]]
        : [],
    ),
  );
}

const stored = z.record(z.string(), z.unknown());

/** A look as a row holds it. */
export const lookOf = (theme: string, properties: unknown, dark: unknown): ThemeLook => ({
  theme,
  values: knownValues(stored.parse(properties)),
  dark: knownValues(stored.parse(dark)),
});

/** The look that shoppers see. */
export const liveLook = ({ theme, themeProperties, themeDark }: Division): ThemeLook =>
  lookOf(theme, themeProperties, themeDark);

/** Each fault once, at its field: a fault of both modes is one of the values. */
function faultsOf({ theme, values, dark }: ThemeLook): { field: string; message: string }[] {
  const found = new Map<string, string>();
  const note = (issues: readonly ThemeIssue[]): void => {
    for (const { token, message } of issues) {
      const field = Object.hasOwn(values, token) ? `values.${token}` : `dark.${token}`;
      if (!found.has(field)) found.set(field, message);
    }
  };
  note(resolveTheme(theme, { mode: 'light', overrides: values }).issues);
  note(resolveTheme(theme, { mode: 'dark', overrides: { ...values, ...dark } }).issues);
  return [...found].slice(0, mostFaults).map(([field, message]) => ({ field, message }));
}

/**
 * Why a look cannot be taken, each fault at its token: an unknown token, a value that is not of its type, references that
 * lead nowhere or in a circle. null when all is well.
 *
 * @param has - the theme that the store has now, which may be one that is offered no more
 */
export function lookFault(look: ThemeLook, has: readonly string[]): Failure | null {
  if (!has.includes(look.theme) && !offeredThemes.some((name) => name === look.theme))
    return fail('validation_failed', 'There is no such theme', 'theme');
  const errors = faultsOf(look);
  const [first] = errors;
  return first === undefined ? null : { ...fail('validation_failed', first.message), errors };
}
