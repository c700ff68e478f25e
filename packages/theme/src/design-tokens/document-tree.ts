import type { DesignTokenIssue } from './issues.ts';
import { isObject } from './json.ts';
import { aliasName, extendedKeys, pointerKeys, pointerOf } from './references.ts';

type Node = Readonly<Record<string, unknown>>;

/** A group or a token where it stands in the file, and the type that groups around it give. */
export interface Layer {
  readonly node: Node;
  readonly type: string | null;
}

/** Where a group or token is read, and the groups that were walked to get there. */
interface Way {
  readonly place: readonly string[];
  readonly chain: readonly string[];
}

/** More groups, tokens and references than a theme can have: a file that multiplies itself stops here. */
const MAX_NODES = 20_000;
const MAX_VALUE_DEPTH = 32;
const MAX_HOPS = 24;

/** Tells of a fault and gives nothing. */
export type Report = (code: DesignTokenIssue['code'], path: readonly string[]) => null;

const ownType = (node: Node): string | null => (typeof node['$type'] === 'string' ? node['$type'] : null);

/**
 * A Design Tokens file with the groups that extend others (Format Module 2025.10, 6.4): what a group inherits lies under
 * what it says itself, and a token takes the place of a whole token.
 */
export class DocumentTree {
  readonly #root: Node;
  readonly #report: Report;
  #left = MAX_NODES;

  constructor(root: Node, report: Report) {
    this.#root = root;
    this.#report = report;
  }

  /** The file itself. */
  root(): readonly Layer[] {
    return this.#expand({ node: this.#root, type: null }, { place: [], chain: [] });
  }

  /** Tells whether a node is a token: it has a value, or a pointer to anything but a group. */
  isToken(node: Node): boolean {
    if (Object.hasOwn(node, '$value')) return true;
    return Object.hasOwn(node, '$ref') && this.#groupKeys(node) === null;
  }

  /** Contents of a group's key: a token alone, or a group and all that it inherits; nothing if there is no such key. */
  children(group: readonly Layer[], key: string, { place, chain }: Way): readonly Layer[] {
    const inherited = group.map(({ node }) => ownType(node)).find((type) => type !== null);
    const found = group.flatMap(({ node, type }): Layer[] => {
      const child = Object.hasOwn(node, key) ? node[key] : undefined;
      return isObject(child) ? [{ node: child, type: ownType(node) ?? inherited ?? type }] : [];
    });
    const [first] = found;
    if (first === undefined || !this.#spend(place)) return [];
    if (this.isToken(first.node)) return [first];
    const groups = found.filter(({ node }) => !this.isToken(node));
    return groups.flatMap((layer) => this.#expand(layer, { place: [...place, key], chain }));
  }

  /** Whatever lies at the keys of a pointer: a group, a token, or a part of one; undefined: nothing does. */
  at(keys: readonly string[], hops = 0): unknown {
    let layers: readonly Layer[] = [{ node: this.#root, type: null }];
    for (const [index, key] of keys.entries()) {
      const [first] = layers;
      if (first === undefined) return undefined;
      if (this.isToken(first.node)) return this.#within(first.node, keys.slice(index), hops);
      if (key.startsWith('$') && key !== '$root') {
        const holder = layers.find(({ node }) => Object.hasOwn(node, key));
        return holder && this.#within(holder.node[key], keys.slice(index + 1), hops);
      }
      layers = this.children(layers, key, { place: keys.slice(0, index), chain: [keys.join('.')] });
    }
    return layers[0]?.node;
  }

  /**
   * A value with the pointers in it replaced by what they lead to; whole references in curly brackets stay.
   *
   * @param path - the token whose value it is, for what is reported
   * @returns undefined where a pointer leads nowhere or back to itself, which is reported.
   */
  resolve(value: unknown, path: readonly string[]): unknown {
    return this.#resolve(value, { path, way: [], depth: 0 });
  }

  #resolve(value: unknown, at: { path: readonly string[]; way: readonly string[]; depth: number }): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (at.depth > MAX_VALUE_DEPTH || !this.#spend(at.path)) {
      if (at.depth > MAX_VALUE_DEPTH) this.#report('too-deep', at.path);
      return undefined;
    }
    const deeper = { ...at, depth: at.depth + 1 };
    const pointer = pointerOf(value);
    if (pointer !== null) {
      const way = [...at.way, pointer];
      if (at.way.includes(pointer)) return this.#report('cycle', [...at.path, ...way]) ?? undefined;
      const keys = pointerKeys(pointer);
      if (keys === null) return this.#report('unsupported', [...at.path, pointer]) ?? undefined;
      const target = this.#valueOf(this.at(keys));
      if (target === undefined) return this.#report('missing-reference', [...at.path, pointer]) ?? undefined;
      return this.#resolve(target, { ...deeper, way });
    }
    const parts = Object.entries(value).map(([key, part]) => [key, this.#resolve(part, deeper)] as const);
    if (parts.some(([, part]) => part === undefined)) return undefined;
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  /** The value of a token (which may be a reference), or of a part of one as it is. */
  #valueOf(found: unknown): unknown {
    if (!isObject(found)) return found;
    if (Object.hasOwn(found, '$value')) return found['$value'];
    return found;
  }

  /** A part of a token, references on the way followed. */
  #within(value: unknown, keys: readonly string[], hops: number): unknown {
    const [key, ...rest] = keys;
    if (key === undefined) return value;
    if (hops > MAX_HOPS) return undefined;
    const name = aliasName(value);
    const pointer = name === null ? pointerOf(value) : null;
    const target = name === null ? (pointer === null ? null : pointerKeys(pointer)) : name.split('.');
    if (target !== null && !(isObject(value) && Object.hasOwn(value, key))) {
      const found = this.#valueOf(this.at(target, hops + 1));
      return this.#within(found, key === '$value' ? rest : keys, hops + 1);
    }
    if (Array.isArray(value)) {
      return /^(?:0|[1-9]\d*)$/.test(key) ? this.#within(value[Number(key)], rest, hops) : undefined;
    }
    return isObject(value) && Object.hasOwn(value, key) ? this.#within(value[key], rest, hops) : undefined;
  }

  /** The keys of the group to which a node without a value points; null where it points to anything else. */
  #groupKeys(node: Node): readonly string[] | null {
    let found: Node = node;
    let keys: readonly string[] | null = null;
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      const pointer = pointerOf(found);
      if (pointer === null) return keys;
      keys = pointerKeys(pointer);
      const target = keys?.reduce<unknown>(
        (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
        this.#root,
      );
      if (!isObject(target) || Object.hasOwn(target, '$value') || keys?.includes('$value')) return null;
      found = target;
    }
    return null;
  }

  /** A group and what it inherits, nearest first. */
  #expand(layer: Layer, { place, chain }: Way): readonly Layer[] {
    const keys = extendedKeys(layer.node) ?? this.#groupKeys(layer.node);
    if (keys === null) {
      if (extendedKeys(layer.node) === undefined) this.#report('not-a-group', [...place, '$extends']);
      return [layer];
    }
    const name = keys.join('.');
    const way = chain.length === 0 ? [place.join('.')] : chain;
    if (way.includes(name) || keys.every((key, at) => place[at] === key)) {
      this.#report('cycle', [...way, name]);
      return [layer];
    }
    if (way.length > MAX_HOPS) {
      this.#report('too-deep', [...place, '$extends']);
      return [layer];
    }
    let target: readonly Layer[] = [{ node: this.#root, type: null }];
    for (const [index, key] of keys.entries())
      target = this.children(target, key, { place: keys.slice(0, index), chain: [...way, name] });
    const [first] = target;
    if (first === undefined) {
      // Where the file is too large, it was not looked for.
      if (this.#left > 0) this.#report('missing-reference', [...place, '$extends', name]);
    } else if (this.isToken(first.node)) this.#report('not-a-group', [...place, '$extends', name]);
    else return [layer, ...target];
    return [layer];
  }

  #spend(path: readonly string[]): boolean {
    this.#left -= 1;
    if (this.#left === 0) this.#report('too-large', path);
    return this.#left > 0;
  }
}
