/**
 * `pnpm bench:browser`: what somebody with a phone meets who opens the demo store over a poor network, beside a floor of
 * the same run: a bare page of text from a bare server. Each page is opened thrice by a new visitor; what stands there
 * is the median. A page that is read fetches its code by the visitor's first sign: what it has then stands beside, and how
 * long a tap waits that is this sign, right after the page has loaded and a second later. Nothing here fails on a time.
 * `--once` opens each page once.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/find-chromium.ts';
import { startPlatform } from '../platform.ts';
import { printColumns } from '../table.ts';
import { firstTap, visit, type Place, type Visit } from './visit.ts';

const rounds = process.argv.includes('--once') ? 1 : 3;

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const dialog = (page: Page) => page.getByRole('dialog').first();

function places(shop: string): Record<string, Required<Place>> {
  return {
    'Home (tap: menu)': { url: `${shop}/`, tap: button(/^(Open )?menu/i), answer: dialog },
    'Collection (tap: filters)': {
      url: `${shop}/collection/all-products/`,
      tap: button(/filter/i),
      answer: dialog,
    },
    'Product (tap: add to basket)': {
      url: `${shop}/product/${product}/`,
      tap: button('Add to basket'),
      // Which it asks for.
      answer: (page) => page.getByText('Choose a size'),
    },
  };
}

/** A product of the demo that has sizes. */
const product = 'paper-fox-womens-t-shirt';

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const milliseconds = (value: number | undefined): string =>
  value === undefined ? '' : `${value.toFixed(0)} ms`;

interface Met {
  readonly visits: readonly Visit[];
  /** Milliseconds until a tap was answered that was the first sign of its visitor, who taps at once or has a look. */
  readonly answers: readonly (readonly number[])[];
}

function cells(name: string, { visits, answers }: Met): string[] {
  const of = (read: (visit: Visit) => number): number => median(visits.map(read));
  return [
    name,
    milliseconds(of((one) => one.largestPaint)),
    of((one) => one.shift).toFixed(3),
    milliseconds(of((one) => one.blocking)),
    visits.some(({ tap }) => tap !== undefined) ? milliseconds(of((one) => one.tap ?? 0)) : '',
    `${of((one) => one.html).toFixed(1)} kB`,
    `${of((one) => one.scripts).toFixed(1)} kB`,
    `${of((one) => one.alive.scripts).toFixed(1)} kB`,
    milliseconds(of((one) => one.alive.blocking)),
    ...looks.map((_look, at) => {
      const waits = answers.flatMap((each) => each[at] ?? []);
      return waits.length > 0 ? milliseconds(median(waits)) : '';
    }),
    visits[0]?.largest ?? '',
  ];
}

const untilSign = ['LCP', 'CLS', 'TBT', 'tap', 'HTML', 'scripts'];
const afterSign = ['alive: scripts', 'TBT', 'first tap answered', '1 s later'];

/** Milliseconds that visitors look at a page before they tap. */
const looks = [0, 1000];

const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end('<!doctype html><title>Floor</title><h1>A bare page</h1>');
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const { port }: AddressInfo = Object(bare.address());
const platform = await startPlatform({ seed: 'demo' });
const browser = await chromium.launch({ executablePath: findChromium('whole'), args: [...CHROMIUM_ARGS] });
try {
  const shop = `http://demo.localhost:${new URL(platform.origin).port}`;
  const all: Record<string, Place> = {
    'Floor: a bare page': { url: `http://localhost:${port}/` },
    ...places(shop),
  };
  // Pictures are made when they are first asked for: a shop that anybody visits has them.
  for (const place of Object.values(all)) await visit(browser, place);
  const rows = [];
  for (const [name, place] of Object.entries(all)) {
    const visits = [];
    const answers = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(browser, place));
      const { tap, answer } = place;
      if (!tap || !answer) continue;
      const waits = [];
      for (const look of looks) waits.push(await firstTap(browser, { ...place, tap, answer }, look));
      answers.push(waits);
    }
    rows.push(cells(name, { visits, answers }));
    console.log(`  ${name}`);
  }
  printColumns([
    ['', ...untilSign, ...afterSign, 'painted largest'],
    ...rows,
    ['wanted', '≤ 1,000 ms', '≤ 0.02', '≤ 50 ms', '≤ 80 ms', '≤ 25 kB', '≤ 160 kB', '', '', '', '', ''],
  ]);
} finally {
  await browser.close();
  await platform.stop();
  bare.close();
}
