import { parseExpression } from '../engine/expression.ts';
import { isSafeKey } from '../engine/keys.ts';
import type { TokenValues } from '../themes/definition.ts';
import { isTokenName, tokens, type TokenName } from '../tokens/tokens.ts';
import { tokenIssue, type DesignTokenIssue } from './issues.ts';
import { EXTENSION, isObject, sameJson } from './json.ts';
import { readValue } from './read-value.ts';
import { formatTypes } from './write-value.ts';

/** What a file gave. */
export interface DesignTokensImport {
  /** Values by dotted key, as a theme or a shop sets them; what the platform sets anyway is left out. */
  readonly values: TokenValues;
  readonly issues: readonly DesignTokenIssue[];
}

interface Found {
  readonly path: readonly string[];
  readonly type: string | null;
  readonly value: unknown;
  readonly extension: Readonly<Record<string, unknown>>;
}

const MAX_DEPTH = 24;

function extensionOf(node: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const all = node['$extensions'];
  const own = isObject(all) ? all[EXTENSION] : null;
  return isObject(own) ? own : {};
}

/** The name that a whole-value reference leads to: `{a.b}`, or a JSON Pointer to a token or to its `$value`. */
function aliasOf(value: unknown): string | null {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1]?.trim() ?? null;
  const pointer = isObject(value) ? value['$ref'] : null;
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return null;
  const parts = pointer.slice(2).split('/');
  return (parts.at(-1) === '$value' ? parts.slice(0, -1) : parts)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

/** Walks one file. */
class Reader {
  readonly issues: DesignTokenIssue[] = [];
  readonly values: Partial<Record<TokenName, string>> = {};
  readonly #found = new Map<string, Found>();

  constructor(document: Readonly<Record<string, unknown>>) {
    this.#collect(document, { path: [], type: null });
    for (const [name, found] of this.#found) this.#read(name, found);
    this.#readOthers(extensionOf(document)['values']);
  }

  #report(code: DesignTokenIssue['code'], path: readonly string[]): null {
    this.issues.push(tokenIssue(code, path));
    return null;
  }

  #collect(
    node: Readonly<Record<string, unknown>>,
    { path, type }: { readonly path: readonly string[]; readonly type: string | null },
  ): void {
    const own = typeof node['$type'] === 'string' ? node['$type'] : type;
    if (path.length > MAX_DEPTH) return void this.#report('too-deep', path);
    if (Object.hasOwn(node, '$value')) {
      const name = path.filter((part) => part !== '$root').join('.');
      this.#found.set(name, { path, type: own, value: node['$value'], extension: extensionOf(node) });
      return;
    }
    if (Object.hasOwn(node, '$extends')) this.#report('unsupported', [...path, '$extends']);
    for (const [key, child] of Object.entries(node)) {
      const way = [...path, key];
      if (key.startsWith('$') && key !== '$root') continue;
      if (!isSafeKey(key) || /[.{}]/.test(key)) this.#report('invalid-name', way);
      else if (isObject(child)) this.#collect(child, { path: way, type: own });
      else this.#report('invalid-value', way);
    }
  }

  #read(name: string, found: Found): void {
    if (!isTokenName(name)) return void this.#report('unknown-token', found.path);
    const { type } = tokens[name];
    const { layer, exported, source } = found.extension;
    const unchanged = exported !== undefined && sameJson(exported, found.value);
    if (unchanged && layer === 'platform') return;
    const alias = aliasOf(found.value);
    if (found.type === null && alias === null) return void this.#report('missing-type', found.path);
    if (found.type !== null && found.type !== formatTypes[type])
      return void this.#report('type-mismatch', found.path);
    const text = unchanged && typeof source === 'string' ? source : this.#textOf(name, found.value, [name]);
    if (text !== null) this.#keep(name, text, found.path);
  }

  /** Our words for a value; references to tokens of ours stay references, others are followed through the file. */
  #textOf(name: TokenName, value: unknown, way: readonly string[]): string | null {
    const { type } = tokens[name];
    const alias = aliasOf(value);
    const path = this.#found.get(name)?.path ?? [name];
    if (alias === null) {
      return readValue(type, value) ?? this.#report('invalid-value', path);
    }
    if (way.includes(alias)) return this.#report('cycle', [...way, alias]);
    if (isTokenName(alias)) {
      return tokens[alias].type === type ? `{${alias}}` : this.#report('type-mismatch', [...way, alias]);
    }
    const next = this.#found.get(alias);
    if (!next) return this.#report('missing-reference', [...way, alias]);
    if (next.type !== null && next.type !== formatTypes[type])
      return this.#report('type-mismatch', [...way, alias]);
    return this.#textOf(name, next.value, [...way, alias]);
  }

  #keep(name: TokenName, text: string, path: readonly string[]): void {
    if (parseExpression(tokens[name], text)) this.values[name] = text;
    else this.#report('invalid-value', path);
  }

  /** Tokens of types that the format does not have; they travel in the root's extension. */
  #readOthers(others: unknown): void {
    if (!isObject(others)) return;
    for (const [name, entry] of Object.entries(others)) {
      const path = ['$extensions', EXTENSION, 'values', name];
      if (!isTokenName(name)) this.#report('unknown-token', path);
      else if (!isObject(entry) || typeof entry['source'] !== 'string') this.#report('invalid-value', path);
      else if (entry['layer'] !== 'platform') this.#keep(name, entry['source'], path);
    }
  }
}

/**
 * Reads a Design Tokens file (Design Tokens Format Module 2025.10; its drafts too) into values for a theme or a shop.
 * Groups give their `$type` on; aliases to tokens of the theme stay references, aliases to other tokens of the file are
 * followed. A value that was edited elsewhere wins over what we kept under `$extensions`. It never throws on data.
 *
 * @param document - the file's content, parsed as JSON.
 * @example
 * ```ts
 * import { fromDesignTokens, resolveTheme } from '@omnis/theme';
 * const { values, issues } = fromDesignTokens({
 *   primary: { color: { $type: 'color', $value: '#0a7f5a' } },
 * });
 * const shop = resolveTheme('nordic', { overrides: values });
 * ```
 */
export function fromDesignTokens(document: unknown): DesignTokensImport {
  if (!isObject(document)) return { values: {}, issues: [tokenIssue('not-a-document', [])] };
  const { values, issues } = new Reader(document);
  return { values, issues };
}
