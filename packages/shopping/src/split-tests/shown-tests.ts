import { readVariations, discoveredCookie, startedCookie, writeVariations } from '@omnis/models';
import { cookieValue, keepCookie, type ReadValue } from '@omnis/shop-kit';

type Blocks = ReadValue<'pagesGet'>['blocks'];

/** A test that a page shows a variation of. */
export interface ShownTest {
  readonly id: string;
  /** Name that the owner gave it. */
  readonly test: string;
  readonly variation: string;
}

/** Days for which a visitor is shown the same. */
const days = 90;
/** Tests that are remembered; of older ones none runs any more. */
const most = 12;

/** The tests among blocks that run, at any depth: the server has said so there. */
export function shownTests(blocks: Blocks): ShownTest[] {
  return blocks.flatMap(({ type, properties, items }) => {
    const { testId: id, test, variation } = properties;
    const isShown =
      type === 'splitTest' &&
      typeof id === 'string' &&
      typeof variation === 'string' &&
      typeof test === 'string';
    return [...(isShown ? [{ id, test, variation }] : []), ...shownTests(items)];
  });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(cookieValue(document.cookie, name) ?? '');
  } catch {
    return '';
  }
}

/**
 * Marks tests as discovered, so that this browser is shown the same again (storefront.md §4 Split tests). It says what is
 * shown, and nothing of who looks.
 */
export function discover(tests: readonly ShownTest[]): void {
  const before = readVariations(decoded(discoveredCookie));
  const now = { ...before, ...Object.fromEntries(tests.map(({ id, variation }) => [id, variation])) };
  const kept = Object.fromEntries(Object.entries(now).slice(-most));
  if (JSON.stringify(kept) !== JSON.stringify(before))
    keepCookie(discoveredCookie, encodeURIComponent(writeVariations(kept)), days);
}

/** Those of the tests whose start was not told yet; from now on it was. */
export function takeUnstarted(tests: readonly ShownTest[]): ShownTest[] {
  const started = decoded(startedCookie)
    .split(',')
    .filter((id) => id !== '');
  const fresh = tests.filter(({ id }) => !started.includes(id));
  if (fresh.length > 0) {
    const ids = [...started, ...fresh.map(({ id }) => id)].slice(-most);
    keepCookie(startedCookie, encodeURIComponent(ids.join(',')), days);
  }
  return fresh;
}
