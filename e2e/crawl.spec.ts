import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { crawl, pageKindOf, type Crawl } from './support/crawl.ts';
import { platformUrl, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';
import { missingValues } from './support/theme-values.ts';

/** With `OMNIS_CRAWL=all` a whole crawl opens every page in the browser, at both widths; else one of each kind, of every shop. */
const isWhole = process.env['OMNIS_CRAWL'] === 'all';
const widths = isWhole ? [375, 1440] : [1440];

const shops = {
  'Marlow & Finch': storeUrl(),
  Northbeat: storeUrl('/', 'turbo'),
  Plainsong: storeUrl('/', 'basic'),
  'the provider’s shop': platformUrl(),
};

/** Kinds of pages that a shop's theme shows most of; the demo's shop is looked at whole. */
const themed = new Set(['/0', 'collection/1', 'product/1', 'blog/1', 'help/0', 'privacy-policy/0']);

/** One page of each kind; of other shops than the demo's those that its theme shows most of. */
function oneOfEachKind({ pages }: Crawl, isDemo: boolean): string[] {
  const kinds = new Map<string, string>();
  for (const { path } of pages) {
    const kind = pageKindOf(path);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds].filter(([kind]) => isDemo || themed.has(kind)).map(([, path]) => path);
}

/** Those of them that a short crawl opens in the browser. */
const fewest = new Set(['/0', 'product/1']);

/** Structured data that each shop gives search engines, by the start of the path. */
const told = [
  ['/', 'Organization'],
  ['/product/', 'Product'],
  ['/collection/', 'ItemList'],
  ['/collection/', 'BreadcrumbList'],
  ['/delivery/', 'FAQPage'],
  ['/help/', 'FAQPage'],
] as const;

/** Violations that axe finds on a page, and values that its styles miss, one line each. */
async function violationsOf(page: Page): Promise<string[]> {
  await expectNoSidewaysScroll(page);
  const { violations } = await axeOn(page).analyze();
  return [
    ...violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...(await missingValues(page)),
  ];
}

/** Expects a crawl without faults; a few pages of each kind hold everything told to search engines. */
function expectSound(found: Crawl): void {
  expect(found.faults).toEqual([]);
  for (const [path, kind] of told)
    expect(
      found.pages.filter((each) => each.path.startsWith(path)).flatMap(({ kinds }) => kinds),
      `${path} tells search engines of`,
    ).toContain(kind);
}

/** Opens pages in the browser, and gathers what is wrong with them. */
async function violationsAt(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    // A page that is read does not fetch its code before somebody is there.
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      violations.push(...(await violationsOf(page)).map((each) => `${path} at ${width} px: ${each}`));
    }
  }
  return violations;
}

for (const [name, address] of Object.entries(shops)) {
  const { origin } = new URL(address);

  test(`${name} has sound pages of each kind`, async ({ page }) => {
    test.setTimeout(300_000);
    const found = await crawl(page, origin, 2);
    expectSound(found);
    expect(found.pages.length).toBeGreaterThan(20);
    const paths = oneOfEachKind(found, false).filter((path) => fewest.has(pageKindOf(path)));
    expect(paths).toHaveLength(fewest.size);
    expect(await violationsAt(page, origin, paths)).toEqual([]);
  });

  test(`${name} leads nowhere that is not there, and every page holds what it should @long`, async ({
    page,
  }) => {
    test.setTimeout(isWhole ? 3_600_000 : 600_000);
    const found = await crawl(page, origin);
    expectSound(found);
    expect(found.pages.length).toBeGreaterThan(100);
    const paths = isWhole
      ? found.pages.map((each) => each.path)
      : oneOfEachKind(found, address === storeUrl());
    expect(await violationsAt(page, origin, paths)).toEqual([]);
  });
}
