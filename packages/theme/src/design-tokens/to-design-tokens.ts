import { parseExpression } from '../engine/expression.ts';
import { resolveTheme, type ResolveOptions } from '../engine/resolve.ts';
import { base } from '../themes/base.ts';
import { isThemeName, themes } from '../themes/themes.ts';
import { isTokenName, tokenNames, tokens, type TokenName } from '../tokens/tokens.ts';
import { EXTENSION, type Json, type JsonObject } from './json.ts';
import { readValue } from './read-value.ts';
import { formatTypes, writeValue } from './write-value.ts';

/** A file in the Design Tokens format: groups of tokens, nested by the parts of our dotted names. */
export type DesignTokensDocument = JsonObject;

interface Nested {
  [key: string]: Json | Nested;
}

function place(root: Nested, name: TokenName, token: JsonObject): void {
  const parts = name.split('.');
  let group = root;
  for (const part of parts.slice(0, -1)) {
    const next: Nested = {};
    const found = group[part];
    // Token data rules out that a group is also a token; what is found here is a group that was made here.
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) group = found as Nested;
    else {
      group[part] = next;
      group = next;
    }
  }
  group[parts.at(-1) ?? name] = token;
}

/**
 * A theme in one mode as a Design Tokens file (Design Tokens Format Module 2025.10): colours as objects in sRGB with hex,
 * lengths as value and unit, references as aliases. What the format cannot say (functions, em, `clamp()`, texts) is
 * written as the nearest that it can, with our own words under `$extensions`, so that `fromDesignTokens` loses nothing.
 *
 * @param name - a theme's name; an unknown one gives the base theme.
 * @example
 * ```ts
 * import { toDesignTokens } from '@omnis/theme';
 * const file = JSON.stringify(toDesignTokens('nordic', { mode: 'dark' }), null, 2);
 * ```
 */
export function toDesignTokens(name: string, options: ResolveOptions = {}): DesignTokensDocument {
  const theme = isThemeName(name) ? themes[name] : base;
  const { mode, values, origins } = resolveTheme(name, options);
  const platform = (token: TokenName): string => base[mode][token] ?? tokens[token].value;
  const sourceOf = (token: TokenName): string => {
    const layers = { shop: options.overrides, scheme: options.scheme };
    const origin = origins[token];
    if (origin === 'platform') return platform(token);
    if (origin === 'theme') return theme[mode][token] ?? theme.tokens[token] ?? platform(token);
    const raw = layers[origin]?.[token];
    return typeof raw === 'string' ? raw : platform(token);
  };
  const written = (token: TokenName): Json | null => writeValue(tokens[token], values[token]);
  const root: Nested = {};
  const others: Record<string, Json> = {};
  for (const token of tokenNames) {
    const definition = tokens[token];
    const source = sourceOf(token);
    const layer = origins[token];
    const expression = parseExpression(definition, source);
    const target = expression?.kind === 'reference' && isTokenName(expression.name) ? expression.name : null;
    const value = target && written(target) !== null ? `{${target}}` : written(token);
    const type = formatTypes[definition.type];
    if (value === null || type === null) {
      others[token] = { layer, source };
      continue;
    }
    const plain = target !== null || readValue(definition.type, value) === source;
    place(root, token, {
      $type: type,
      $value: value,
      $description: definition.description,
      $extensions: { [EXTENSION]: { layer, exported: value, ...(plain ? {} : { source }) } },
    });
  }
  return {
    $description: `${theme.title}: ${theme.description}`,
    $extensions: { [EXTENSION]: { theme: isThemeName(name) ? name : 'base', mode, values: others } },
    ...root,
  };
}
