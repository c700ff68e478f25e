/** The cookie that maps the id of each discovered test to its variation (storefront.md §4). */
export const discoveredCookie = 'discovered-split-tests';
/** The query parameter that overrides variations: a comma list (storefront.md §4). */
export const variationParameter = 'split-var';

/** Variations by the id of their test. */
export type Variations = Readonly<Record<string, string>>;

/** The part of a `SplitTest` that is needed here. */
export interface SplitTestState {
  id: number | string;
  name: string;
  /** The variation that the server chose. */
  variation?: string | null;
  availableVariations: readonly string[];
}

/** Facts about a visitor. */
export interface SplitTestVisitor {
  /** Query of the page. */
  query?: URLSearchParams | string;
  /** Variations shown before: the cookie's map, and those loaded in this visit. */
  discovered?: Variations;
}

/**
 * The variation of a test that a visitor sees: the one of a query parameter named after the test, else one that
 * `split-var` lists, else the first that was loaded, else the server's. Null: the test is not known or names no variation
 * of its own, and the default is shown (storefront.md §2 Links, §4 Split tests).
 *
 * @example
 * const test = { id: 3, name: 'hero', variation: 'a', availableVariations: ['a', 'b'] };
 * chooseVariation(test, { query: '?hero=b' }); // 'b'
 * chooseVariation(test, { discovered: { 3: 'b' } }); // 'b'
 */
export function chooseVariation(
  test: SplitTestState | null | undefined,
  { query = '', discovered = {} }: SplitTestVisitor = {},
): string | null {
  if (test === null || test === undefined) return null;
  const params = new URLSearchParams(query);
  const id = String(test.id);
  const wanted = [
    params.get(test.name),
    ...(params.get(variationParameter) ?? '').split(',').map((name) => name.trim()),
    Object.hasOwn(discovered, id) ? discovered[id] : null,
    test.variation,
  ];
  const found = wanted.find((name) => typeof name === 'string' && test.availableVariations.includes(name));
  return found ?? null;
}

/** Reads the value of the cookie, after it was decoded; anything malformed is nobody's choice. */
export function readVariations(value: string | null | undefined): Record<string, string> {
  let json: unknown;
  try {
    json = JSON.parse(value ?? '');
  } catch {
    return {};
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  const entries = Object.entries(json).flatMap(([id, name]): [string, string][] =>
    typeof name === 'string' || typeof name === 'number' ? [[id, String(name)]] : [],
  );
  return Object.fromEntries(entries);
}

/** Writes the value of the cookie, before it is encoded: what `readVariations` reads. */
export function writeVariations(variations: Variations): string {
  return JSON.stringify(variations);
}
