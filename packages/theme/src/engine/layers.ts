import { isTokenName, tokenNames, tokens, type TokenName } from '../tokens/tokens.ts';
import { cssValue, finalValue } from './evaluate.ts';
import { parseExpression, referencesOf, type Expression } from './expression.ts';
import { issue, type ThemeIssue } from './issues.ts';
import { isSafeKey } from './keys.ts';

/** Source of a value: the platform's base theme, the chosen theme, the shop, or the scheme of a page or a section. */
export type LayerName = 'platform' | 'theme' | 'shop' | 'scheme';

/** Values of one owner. Keys and values may come from anywhere and are checked. */
export interface Layer {
  readonly name: LayerName;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Candidate {
  readonly layer: number;
  readonly raw: string;
}

interface Failure {
  readonly issue: ThemeIssue;
  /** The tokens whose winning value has to give way. */
  readonly culprits: readonly TokenName[];
}

/** Every token's outcome. */
export interface Resolution {
  /** The value for CSS, references kept as `var()`. */
  readonly css: ReadonlyMap<TokenName, string>;
  /** The value with all references replaced. */
  readonly values: ReadonlyMap<TokenName, string>;
  /** The layer whose value won. */
  readonly origins: ReadonlyMap<TokenName, LayerName>;
  readonly issues: readonly ThemeIssue[];
}

type Stacks = Map<TokenName, Candidate[]>;

function stackUp(layers: readonly Layer[], issues: ThemeIssue[]): Stacks {
  const stacks: Stacks = new Map(tokenNames.map((name) => [name, [{ layer: 0, raw: tokens[name].value }]]));
  layers.forEach((layer, at) => {
    for (const [key, raw] of Object.entries(layer.values)) {
      if (!isSafeKey(key)) issues.push(issue('forbidden-key', [key], key));
      else if (!isTokenName(key)) issues.push(issue('unknown-token', [key], key));
      else if (typeof raw !== 'string' && typeof raw !== 'number')
        issues.push(issue('invalid-value', [key], key));
      // JSON has weights and line heights as numbers; a length without its unit is refused with its type.
      else stacks.get(key)?.push({ layer: at, raw: String(raw) });
    }
  });
  return stacks;
}

/** One depth-first pass over the winning values. */
class Pass {
  readonly css = new Map<TokenName, string>();
  readonly values = new Map<TokenName, string>();
  readonly failures: Failure[] = [];
  readonly #failed = new Set<TokenName>();
  readonly #stacks: Stacks;

  constructor(stacks: Stacks) {
    this.#stacks = stacks;
    for (const name of tokenNames) this.#visit(name, []);
  }

  #fail(found: ThemeIssue, culprits: readonly TokenName[]): false {
    this.failures.push({ issue: found, culprits });
    return false;
  }

  /** Tells whether the token has a value after the visit. */
  #visit(name: TokenName, path: readonly TokenName[]): boolean {
    if (this.values.has(name)) return true;
    if (this.#failed.has(name)) return false;
    const way = [...path, name];
    const begun = path.indexOf(name);
    if (begun >= 0) return this.#failCycle(way.slice(begun));
    const done = this.#settle(name, way);
    if (!done) this.#failed.add(name);
    return done;
  }

  #failCycle(cycle: readonly TokenName[]): false {
    const layerOf = (name: TokenName): number => this.#stacks.get(name)?.at(-1)?.layer ?? 0;
    const highest = Math.max(...cycle.map(layerOf));
    const culprits = cycle.slice(1).filter((name) => layerOf(name) === highest);
    return this.#fail(issue('cycle', cycle, culprits[0] ?? cycle.join()), culprits);
  }

  #settle(name: TokenName, way: readonly TokenName[]): boolean {
    const definition = tokens[name];
    const expression = parseExpression(definition, this.#stacks.get(name)?.at(-1)?.raw ?? definition.value);
    if (!expression) return this.#fail(issue('invalid-value', way, name), [name]);
    const references: TokenName[] = [];
    for (const reference of referencesOf(expression, definition.type)) {
      if (!isTokenName(reference.name)) {
        return this.#fail(issue('missing-reference', [...way, reference.name], name), [name]);
      }
      if (tokens[reference.name].type !== reference.type) {
        return this.#fail(issue('type-mismatch', [...way, reference.name], name), [name]);
      }
      references.push(reference.name);
    }
    // All of them, though one may fail: a pass finds every fault at once, so that hostile values cannot ask for many.
    const whole = references.map((reference) => this.#visit(reference, way)).every(Boolean);
    if (whole) this.#store(name, expression);
    return whole;
  }

  #store(name: TokenName, expression: Expression): void {
    const lookup = (other: string): string => (isTokenName(other) ? (this.values.get(other) ?? '') : '');
    this.values.set(name, finalValue(expression, lookup));
    this.css.set(name, cssValue(expression, lookup));
  }
}

/**
 * Lays the layers over each other and resolves every token. A value at fault is reported and gives way to the layer
 * below, so the outcome is always whole.
 *
 * @throws Error when the base data itself is at fault, which its tests rule out.
 */
export function resolveLayers(layers: readonly Layer[]): Resolution {
  const issues: ThemeIssue[] = [];
  const stacks = stackUp(layers, issues);
  for (;;) {
    const pass = new Pass(stacks);
    if (pass.failures.length === 0) {
      const origins = new Map(
        tokenNames.map((name): [TokenName, LayerName] => {
          const top = stacks.get(name)?.at(-1)?.layer ?? 0;
          return [name, layers[top]?.name ?? 'platform'];
        }),
      );
      return { css: pass.css, values: pass.values, origins, issues };
    }
    // One value may be at fault in several ways, and gives way once.
    const culprits = new Map<TokenName, ThemeIssue>();
    for (const failure of pass.failures) {
      issues.push(failure.issue);
      for (const culprit of failure.culprits) culprits.set(culprit, failure.issue);
    }
    for (const [culprit, { message }] of culprits) {
      const stack = stacks.get(culprit);
      if (!stack || stack.length < 2) throw new Error(`The base theme is at fault. ${message}`);
      stack.pop();
    }
  }
}
