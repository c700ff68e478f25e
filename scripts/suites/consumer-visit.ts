import { chromium, type Browser, type Page } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from '../find-chromium.ts';
import { serve } from './sample-server.ts';
import { countFact, sum, type Counts } from './suite.ts';

/** Milliseconds for a look that changes; transitions take a part of them. */
const PATIENCE = 5000;

/** A colour as it is drawn at the moment. */
function background(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function becomes(read: () => Promise<string>, wanted: (value: string) => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (!wanted(await read())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** Counts in the server's HTML, without any script. */
async function readPlain(browser: Browser, address: string): Promise<Counts> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const isThere =
    (await page.getByRole('heading', { name: 'Made on the quay' }).isVisible()) &&
    (await page
      .getByRole('link', { name: /Harbour tee/ })
      .first()
      .isVisible());
  const text = await page.locator('body').innerText();
  await page.close();
  return countFact('the server’s page can be read without a script', isThere && text.includes('£18.50'), [
    text,
  ]);
}

const BUTTON = 'main button';

/** Hydrates the page, uses it, and repaints it by one token. */
async function workThrough(browser: Browser, address: string): Promise<Counts> {
  const page = await browser.newPage({ colorScheme: 'light' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // Scripts that are modules run after this moment: what is marked here is what the server sent.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        for (const each of document.querySelectorAll('#root *')) each.setAttribute('data-sent', '');
    });
  });
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ timeout: 4 * PATIENCE });
  const made = await page.locator('#root main :not([data-sent])').count();
  const kept = countFact('hydrating keeps every element that the server sent', made === 0, [
    `${made} were made anew`,
  ]);

  await page.getByRole('button', { name: 'Add to basket' }).click();
  const counted = countFact('a button works', await page.getByText('1 in your basket').isVisible());

  // React writes anything that it renders again into the document.
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset['written'] = '0';
    new MutationObserver((list) => {
      root.dataset['written'] = String(Number(root.dataset['written']) + list.length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const light = await background(page, 'body');
  await page.getByRole('button', { name: 'Dark' }).click();
  const dark = await becomes(
    () => background(page, 'body'),
    (value) => value !== light,
  );
  await page.getByRole('button', { name: 'Raspberry' }).click();
  const repainted = await becomes(
    () => background(page, BUTTON),
    (value) => value === 'rgb(176, 0, 32)',
  );
  const drawn = await background(page, BUTTON);
  const written = await page.locator('html').getAttribute('data-written');
  await page.close();
  return sum([
    kept,
    counted,
    countFact('the dark mode repaints the page', dark, [light]),
    countFact('one token repaints what refers to it', repainted, [drawn]),
    countFact('neither of them renders anything anew', written === '0', [
      `${written} changes of the document`,
    ]),
    countFact('the page says no error', errors.length === 0, errors),
  ]);
}

/** Every entry of every package, loaded in a browser. */
async function loadEntries(browser: Browser, address: string): Promise<Counts> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${address}entries.html`);
  const isLoaded = await becomes(
    () => page.locator('output').innerText(),
    (text) => text.includes('entries'),
  );
  await page.close();
  return countFact('every entry loads in a browser', isLoaded && errors.length === 0, errors);
}

/** Opens the built sample in Chromium, as its own server renders it. */
export async function visitConsumer(folder: string): Promise<Counts> {
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    return sum([
      await readPlain(browser, server.address),
      await workThrough(browser, server.address),
      await loadEntries(browser, server.address),
    ]);
  } finally {
    await browser.close();
    server.stop();
  }
}
