import { parseExpression } from '../engine/expression.ts';
import { isSafeKey } from '../engine/keys.ts';
import { resolveTheme } from '../engine/resolve.ts';
import type { ThemeMode, TokenValues } from '../themes/definition.ts';
import { isThemeName, type ThemeName } from '../themes/themes.ts';
import type { TokenType } from '../tokens/definition.ts';
import { isTokenName, tokens, type TokenName } from '../tokens/tokens.ts';
import { DocumentTree, type Layer } from './document-tree.ts';
import { tokenIssue, type DesignTokenIssue } from './issues.ts';
import { EXTENSION, isObject, sameJson } from './json.ts';
import { readValue } from './read-value.ts';
import { aliasName, pointerKeys, pointerOf } from './references.ts';
import { formatTypes } from './write-value.ts';

/** Result of importing a file. */
export interface DesignTokensImport {
  /** Values by dotted key, as a theme or a shop sets them; what the platform sets anyway is left out. */
  readonly values: TokenValues;
  readonly issues: readonly DesignTokenIssue[];
}

interface Found {
  readonly path: readonly string[];
  /** The type that the token itself names. */
  readonly own: string | null;
  /** The type of the groups around it, which a reference does not take. */
  readonly group: string | null;
  readonly value: unknown;
  readonly extension: Readonly<Record<string, unknown>>;
}

/** A value on its way into our words. */
interface Reading {
  readonly type: TokenType;
  readonly value: unknown;
  /** The names walked so far. */
  readonly way: readonly string[];
  /** Where a fault is told of. */
  readonly path: readonly string[];
  /** True when a reference to a token of ours may stay, as it may not within a list of shadows. */
  readonly keeps: boolean;
}

const MAX_DEPTH = 24;
/** References one after the other; people write three or four. */
const MAX_WAY = 64;
const ROOT = '$root';
const known = new Set([
  '$value',
  '$type',
  '$description',
  '$extensions',
  '$extends',
  '$deprecated',
  '$ref',
  '$schema',
]);

function extensionOf(node: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const all = node['$extensions'];
  const own = isObject(all) ? all[EXTENSION] : null;
  return isObject(own) ? own : {};
}

/** The name that a whole-value reference leads to: `{a.b}`, or a JSON Pointer to a token or to its `$value`. */
function aliasOf(value: unknown): string | null {
  const name = aliasName(value);
  if (name !== null) return name;
  const keys = pointerKeys(pointerOf(value) ?? '');
  if (keys === null || keys.length === 0) return null;
  const token = keys.at(-1) === '$value' ? keys.slice(0, -1) : keys;
  return token.some((key) => key.startsWith('$') && key !== ROOT) ? null : token.join('.');
}

/** The token of ours that a name of the file stands for: a group's root token is the group's. */
const ourName = (name: string): string =>
  name.endsWith(`.${ROOT}`) ? name.slice(0, -ROOT.length - 1) : name;

const ownType = (node: Readonly<Record<string, unknown>>): string | null =>
  typeof node['$type'] === 'string' ? node['$type'] : null;

/** The type that a token has without following a reference; null: it has none, or its reference gives it. */
const declaredType = ({ own, group, value }: Found): string | null =>
  own ?? (aliasOf(value) === null ? group : null);

/** Walks one file. */
class Reader {
  readonly issues: DesignTokenIssue[] = [];
  readonly values: Partial<Record<TokenName, string>> = {};
  readonly #found = new Map<string, Found>();
  readonly #tree: DocumentTree;

  constructor(document: Readonly<Record<string, unknown>>) {
    this.#tree = new DocumentTree(document, (code, path) => this.#report(code, path));
    this.#collect(this.#tree.root(), { path: [], type: null });
    for (const [name, found] of this.#found) this.#read(ourName(name), found);
    this.#readOthers(extensionOf(document)['values']);
  }

  #report(code: DesignTokenIssue['code'], path: readonly string[]): null {
    this.issues.push(tokenIssue(code, path));
    return null;
  }

  #collect(
    group: readonly Layer[],
    { path, type }: { readonly path: readonly string[]; readonly type: string | null },
  ): void {
    if (path.length > MAX_DEPTH) return void this.#report('too-deep', path);
    const inner = group.map(({ node }) => ownType(node)).find((found) => found !== null) ?? type;
    for (const key of new Set(group.flatMap(({ node }) => Object.keys(node)))) {
      const way = [...path, key];
      const holder = group.find(({ node }) => Object.hasOwn(node, key));
      const child = holder?.node[key];
      if (key.startsWith('$') && key !== ROOT) {
        if (!known.has(key) && isObject(child) && Object.hasOwn(child, '$value'))
          this.#report('invalid-name', way);
        continue;
      }
      if (!isSafeKey(key) || /[.{}]/.test(key)) this.#report('invalid-name', way);
      else if (!holder || !isObject(child)) this.#report('invalid-value', way);
      else {
        const layers = this.#tree.children(group, key, { place: path, chain: [] });
        const [first] = layers;
        if (first === undefined) continue;
        if (this.#tree.isToken(first.node))
          this.#keepFound(first, { path: way, type: ownType(holder.node) ?? inner });
        else if (key === ROOT) this.#report('invalid-value', way);
        else this.#collect(layers, { path: way, type: inner });
      }
    }
  }

  #keepFound(
    { node, type: around }: Layer,
    { path, type }: { readonly path: readonly string[]; readonly type: string | null },
  ): void {
    const holds = Object.entries(node).some(([key, value]) => !key.startsWith('$') && isObject(value));
    if (Object.hasOwn(node, '$value') && (Object.hasOwn(node, '$ref') || holds))
      return void this.#report('ambiguous', path);
    this.#found.set(path.join('.'), {
      path,
      own: ownType(node),
      group: type ?? around,
      value: Object.hasOwn(node, '$value') ? node['$value'] : { $ref: node['$ref'] },
      extension: extensionOf(node),
    });
  }

  #read(name: string, found: Found): void {
    if (!isTokenName(name)) return void this.#report('unknown-token', found.path);
    const { type } = tokens[name];
    const { layer, exported, source } = found.extension;
    const unchanged = exported !== undefined && sameJson(exported, found.value);
    if (unchanged && layer === 'platform') return;
    const declared = declaredType(found);
    if (declared === null && aliasOf(found.value) === null)
      return void this.#report('missing-type', found.path);
    if (declared !== null && declared !== formatTypes[type])
      return void this.#report('type-mismatch', found.path);
    const reading = { type, value: found.value, way: [name], path: found.path, keeps: true };
    const text = unchanged && typeof source === 'string' ? source : this.#textOf(reading);
    if (text !== null) this.#keep(name, text, found.path);
  }

  /** Our words for a value; references to tokens of ours stay references, others are followed through the file. */
  #textOf({ type, value, way, path, keeps }: Reading): string | null {
    const alias = aliasOf(value);
    if (alias === null) return this.#plainText({ type, value, way, path, keeps });
    if (way.includes(alias)) return this.#report('cycle', [...way, alias]);
    if (way.length > MAX_WAY) return this.#report('too-deep', path);
    const ours = ourName(alias);
    if (isTokenName(ours)) {
      if (tokens[ours].type !== type) return this.#report('type-mismatch', [...way, alias]);
      if (keeps) return ours === way[0] ? this.#report('cycle', [...way, alias]) : `{${ours}}`;
    }
    const next = this.#found.get(alias);
    if (!next) {
      if (isTokenName(ours)) return resolveTheme('base').values[ours];
      return this.#report('missing-reference', [...way, alias]);
    }
    const declared = declaredType(next);
    if (declared !== null && declared !== formatTypes[type])
      return this.#report('type-mismatch', [...way, alias]);
    return this.#textOf({ type, value: next.value, way: [...way, alias], path, keeps });
  }

  #plainText({ type, value, way, path, keeps }: Reading): string | null {
    const before = this.issues.length;
    const plain = this.#tree.resolve(value, path);
    if (plain === undefined) return null;
    // A pointer to a part of a token may lead to a reference that stands there.
    if (aliasOf(plain) !== null) return this.#textOf({ type, value: plain, way, path, keeps });
    const text = readValue(type, plain, (part, partValue) =>
      aliasOf(partValue) === null
        ? readValue(part, partValue)
        : this.#textOf({ type: part, value: partValue, way, path, keeps: part === 'color' }),
    );
    return text ?? (this.issues.length === before ? this.#report('invalid-value', path) : null);
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
 * Groups give their `$type` on and may extend others (`$extends`), a group's `$root` is the token of its name; aliases to
 * tokens of the theme stay references, aliases to other tokens of the file and JSON Pointers into values are followed.
 * Colours of every space of the format come to sRGB. A value that was edited elsewhere wins over what we kept under `$extensions`. It never throws on data.
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

/**
 * The theme and the mode that a Design Tokens file of ours was made of; null for files of others.
 *
 * @param document - the file's content, parsed as JSON
 */
export function designTokensTheme(
  document: unknown,
): { readonly theme: ThemeName; readonly mode: ThemeMode } | null {
  if (!isObject(document)) return null;
  const { theme, mode } = extensionOf(document);
  return typeof theme === 'string' && isThemeName(theme)
    ? { theme, mode: mode === 'dark' ? 'dark' : 'light' }
    : null;
}
