/** Quotes: asked for with and without scripts, and seen on their way. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const artwork = {
  name: 'sun.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#e4572e"/></svg>',
  ),
};

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('asks for a quote, and sees where it is', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.expectAnswer({ status: 422, url: '/frontend/quotes/' });
  const main = page.getByRole('main');
  const email = `quote-${Date.now()}@example.com`;
  await page.goto(storeUrl('/get-a-quote/'));
  await hydrated(page);
  await expectAccessible(page);

  await test.step('what is missing is told where it is missing', async () => {
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect(main.getByLabel('First name')).toBeFocused();
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill('Archer');
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect(main.getByText('Say how many you would like')).toBeVisible();
    await expect(main.getByText('Choose at least one place to print')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('sizes, prints and artwork are given', async () => {
    await main.getByLabel('Colour').fill('Navy');
    await main.getByLabel('M', { exact: true }).fill('30');
    await main.getByLabel('XL', { exact: true }).fill('12');
    await expect(main.getByText('42 altogether.')).toBeVisible();
    await main.getByLabel('Front').selectOption('full');
    await main.getByLabel('Your artwork').setInputFiles(artwork);
    await expect(main.getByRole('button', { name: 'Remove sun.svg' })).toBeVisible();
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
  });

  await test.step('the quote’s page says what happens next', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await expect(page).toHaveURL(/\/advanced-quote\/[\w-]{22,}\/$/);
    await expect(main.getByText('Quoted')).toBeVisible();
    await expect(main.getByRole('row', { name: /^M 30/ })).toBeVisible();
    await expect(main.getByAltText('sun.svg')).toBeVisible();
    await expectAccessible(page);
    await expectMail(page.request, { to: email, saying: 'Nothing is made or charged before you agree' });
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent by the browser itself, and shown again with what is wrong', async ({
    page,
    watch,
  }) => {
    watch.expectAnswer({ status: 422, url: '/get-a-quote/' });
    const main = page.getByRole('main');
    await page.goto(storeUrl('/get-a-quote/'));
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill('Archer');
    await main.getByLabel('Email').fill('plain@example.com');
    await main.getByLabel('One size').fill('48');
    await main.getByLabel('Your artwork').setInputFiles(artwork);
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect(main.getByText('Choose at least one place to print')).toBeVisible();
    await expect(main.getByLabel('First name')).toHaveValue('Ada');
    await expect(main.getByLabel('One size')).toHaveValue('48');
    await main.getByLabel('Front').selectOption('2');
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await expect(main.getByAltText('sun.svg')).toBeVisible();
  });
});

test('a quote is found by its address only', async ({ page, watch }) => {
  watch.expectAnswer({ status: 404, url: '/advanced-quote/' });
  await page.goto(storeUrl('/advanced-quote/'));
  await expect(page).toHaveURL(storeUrl('/get-a-quote/'));
  const answer = await page.goto(storeUrl(`/advanced-quote/${'x'.repeat(43)}/`));
  expect(answer?.status()).toBe(404);
});
