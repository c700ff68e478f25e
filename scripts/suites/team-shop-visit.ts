import { chromium, type Page } from 'playwright';

import { startPlatform } from '../../bench/platform.ts';
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.ts';
import { serve } from './sample-server.ts';
import { countFact, countFailure, sum, type Counts } from './suite.ts';

/** Milliseconds for a page on two slow cores. */
const PATIENCE = 30_000;

/** Buys a product, and answers with the order's page. */
async function buys(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Paper Fox Women’s T-shirt/ }).click();
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.getByText('Warenkorb (1)').waitFor();
  await page.getByRole('link', { name: 'Warenkorb (1)' }).click();
  await page.getByRole('link', { name: 'Zur Kasse', exact: true }).click();
  const fill = (label: RegExp, text: string): Promise<void> =>
    page.getByRole('textbox', { name: label }).first().fill(text);
  await fill(/^E-Mail/, 'kunde@post.example');
  await fill(/^Vorname/, 'Robin');
  await fill(/^Nachname/, 'Ashworth');
  await fill(/^Straße|^Adresse/, '14 Canal Wharf');
  await fill(/^Stadt|^Ort/, 'Leeds');
  await fill(/^Postleitzahl|^PLZ/, 'LS11 5PS');
  await fill(/^Kartennummer/, '4242 4242 4242 4242');
  await fill(/^Gültig|^Ablauf/, '12 / 34');
  await fill(/^Prüf|^Sicherheits/, '123');
  await page.getByRole('button', { name: /^Jetzt kaufen/ }).click();
  await page.getByRole('link', { name: 'Rechnung', exact: true }).waitFor();
  return page.locator('main').innerText();
}

/** Goes on from the order's page to its invoice. */
async function readsInvoice(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Rechnung', exact: true }).click();
  await page.getByRole('heading', { name: 'Rechnung', exact: true }).waitFor();
  return page.locator('main').innerText();
}

/** Buys in the shop of another team, which is built from the tarballs, against a running server. */
export async function visitTeamShop(folder: string): Promise<Counts> {
  const platform = await startPlatform({ seed: 'demo' });
  const server = await serve(folder, [platform.origin, platform.hostOf('demo')]);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  const page = await browser.newPage({ locale: 'de-DE' });
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(server.address);
    const order = await buys(page);
    const number = /Bestellung (DEMO-\d+)/.exec(order)?.[1] ?? 'no number';
    const sold = order.includes('Paper Fox') && order.includes('£');
    const invoice = await readsInvoice(page);
    return sum([
      countFact('the shop of another team sells a product', sold, [order]),
      countFact('its order leads to its invoice', invoice.includes(number), [number, invoice]),
      countFact('its pages throw nothing', errors.length === 0, errors),
    ]);
  } catch (error) {
    const text = await page.locator('body').innerText();
    return countFailure('the shop of another team sells a product', [String(error), text, ...errors]);
  } finally {
    await browser.close();
    server.stop();
    await platform.stop();
  }
}
