/** Quotes: asked for with and without scripts, and seen on their way. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const artwork = {
  name: 'sun.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#e4572e"/></svg>',
  ),
};

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('asks for a quote, and sees where it is', async ({ page }) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  const email = `quote-${Date.now()}@example.com`;
  await page.goto(storeUrl('/get-a-quote/'));
  await hydrated(page);
  await expectAccessible(page);

  await test.step('missing values are reported at their fields', async () => {
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect(main.getByLabel('XS', { exact: true })).toBeFocused();
    await expect(main.getByText('Enter how many you’d like')).toBeVisible();
    await expect(main.getByText('Choose at least one print position')).toBeVisible();
    await expect(main.getByLabel('First name')).toHaveAccessibleDescription('This field is required');
    await expectAccessible(page);
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill('Archer');
    await main.getByLabel('Email').fill(email);
  });

  await test.step('sizes, prints and artwork are given', async () => {
    await main.getByLabel('Colour').fill('Navy');
    await main.getByLabel('M', { exact: true }).fill('30');
    await main.getByLabel('XL', { exact: true }).fill('12');
    await expect(main.getByText('42 in total.')).toBeVisible();
    await main.getByLabel('Front').selectOption('full');
    await main.getByLabel('Your artwork').setInputFiles(artwork);
    await expect(main.getByRole('button', { name: 'Remove sun.svg' })).toBeVisible();
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
  });

  await test.step('the quote’s page says what happens next', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await expect(page).toHaveURL(/\/advanced-quote\/[\w-]{22,}\/$/);
    const progress = main.getByRole('group', { name: /^Progress of quote/ });
    await expect(progress.getByText('Quoted')).toBeVisible();
    await expect(main.getByRole('row', { name: /^M 30/ })).toBeVisible();
    await expect(main.getByAltText('sun.svg')).toBeVisible();
    await expectAccessible(page);
    await expectMail(page.request, { to: email, saying: 'Nothing is made or charged before you agree' });
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

/** With long words and letters of twice the size, prices stay on the screen and steps within their box. */
async function fitsInFrench(page: Page): Promise<void> {
  const language = { name: 'language', url: storeUrl('/') };
  await page.context().addCookies([{ ...language, value: 'fr' }]);
  await page.reload();
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expectNoSidewaysScroll(page);
  const steps = page.getByRole('group', { name: /DEMO-/ });
  const over = await steps.evaluate((group) => {
    const { right } = group.getBoundingClientRect();
    return [...group.querySelectorAll('.choice, .text')].map(
      (each) => each.getBoundingClientRect().right - right,
    );
  });
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
  // Nor does a name of two lines reach into the next step.
  const feet = await steps.evaluate((group) =>
    [...group.querySelectorAll('li')].map((step) => step.scrollHeight - step.clientHeight),
  );
  expect(Math.max(...feet)).toBeLessThanOrEqual(0);
  await style.evaluate((element) => element instanceof Element && element.remove());
  await page.context().addCookies([{ ...language, value: 'en' }]);
  await page.reload();
  await hydrated(page);
}

test('staff make a price and a mock-up, and the shopper goes on to the purchase order', async ({
  page,
  staff,
}, { project }) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  const company = `Archers ${project.name} ${Date.now().toString(36)}`;

  await test.step('the shopper asks', async () => {
    await page.goto(storeUrl('/get-a-quote/'));
    await hydrated(page);
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill(company);
    await main.getByLabel('Email').fill('ada@example.com');
    await main.getByLabel('L', { exact: true }).fill('50');
    await main.getByLabel('Back').selectOption('2');
    // One long word, as an address of the web is.
    await main.getByLabel('Anything else we should know').fill(`https://example.com/${'logo'.repeat(40)}`);
    await main.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
  const number = (await main.getByText(/^Quote \S+-\d+$/).textContent())?.replace('Quote ', '') ?? '';

  await test.step('staff find it in the queue, and send a price', async () => {
    await staff.signsIn(logins.staff);
    await staff.opensOrder(number);
    await expect(staff.main.getByRole('heading', { name: 'Quote', exact: true })).toBeVisible();
    await staff.main.getByRole('spinbutton', { name: '50 × L' }).fill('6.50');
    await staff.main.getByLabel('Message to the customer').fill('With pleasure.');
    await staff.main.getByRole('button', { name: 'Send the price' }).click();
    await expect(staff.main.getByText('We sent the customer a price of £390.00.')).toBeVisible();
    await expectNoSidewaysScroll(staff.page);
  });

  await test.step('the shopper asks for changes, gets a new price, and accepts it', async () => {
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your price is ready');
    await expect(main.getByText('With pleasure.')).toBeVisible();
    await expectAccessible(page);
    if (project.name === 'phone') {
      const answers = main.getByRole('button', { name: /^(Accept|Ask for changes)/ });
      const widths = await answers.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().width),
      );
      expect(new Set(widths).size, 'below one another they are as wide as each other').toBe(1);
      await fitsInFrench(page);
    }
    await main.getByRole('button', { name: 'Ask for changes' }).click();
    await main.getByLabel('What should change?').fill('In green, please');
    await main.getByRole('button', { name: 'Back' }).click();
    await expect(main.getByRole('button', { name: 'Ask for changes' })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await main.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(main.getByLabel('What should change?')).toHaveValue('In green, please');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We’re changing your quote');
    await staff.page.reload();
    await expect(staff.main.getByText('In green, please').first()).toBeVisible();
    await staff.main.getByRole('button', { name: 'Send a new price' }).click();
    await expect(staff.main.getByText('We sent the customer a price of £390.00.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await main.getByRole('button', { name: 'Accept £390.00' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We’re making your mock-up');
  });

  await test.step('the mock-up is shown, and approved', async () => {
    await staff.page.reload();
    await staff.main
      .getByLabel('Mock-up for the customer')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
    await expect(staff.main.getByAltText('Mock-up the customer sees')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByAltText('Mock-up: how it will be printed')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Approve the mock-up' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your artwork is approved');
  });

  await test.step('it is confirmed with a purchase order', async () => {
    await main.getByLabel('Purchase order number').fill('PO-77');
    const confirm = main.getByRole('button', { name: /^Confirm the order for £390\.00/ });
    await expect(main.getByLabel('First name')).not.toHaveValue('');
    await main.getByLabel('Address', { exact: true }).fill('1 High Street');
    await main.getByLabel('Town or city').fill('Leeds');
    await main.getByLabel('Postcode').fill('L51');
    await confirm.click();
    await expect(main.getByLabel('Postcode')).toHaveAccessibleDescription(/postcode/i);
    await page.reload();
    await hydrated(page);
    await expect(main.getByLabel('Purchase order number')).toHaveValue('PO-77');
    await expect(main.getByLabel('Town or city')).toHaveValue('Leeds');
    await main.getByLabel('Postcode').fill('LS1 1BA');
    await expectAccessible(page);
    await confirm.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
    await expect(main.getByText('Purchase order PO-77')).toBeVisible();
    await expect(main.getByText(/1 High Street\s+Leeds/)).toBeVisible();
  });

  await test.step('the approved mockup stays in sight, on both sides', async () => {
    await expect(
      main
        .getByRole('region', { name: 'Your approved mock-up' })
        .getByAltText('Mock-up: how it will be printed'),
    ).toBeVisible();
    await expectAccessible(page);
    await staff.page.reload();
    await expect(staff.main.getByAltText('Approved mock-up')).toBeVisible();
    await expectNoSidewaysScroll(staff.page);
  });
});

test('a quote is not sent without the artwork that is on its way or has failed @long', async ({
  page,
  watch,
}) => {
  const main = page.getByRole('main');
  await page.goto(storeUrl('/get-a-quote/'));
  await hydrated(page);
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Archer');
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByLabel('L', { exact: true }).fill('50');
  await main.getByLabel('Front').selectOption('full');
  const send = main.getByRole('button', { name: 'Ask for a quote' });
  const field = main.getByLabel('Your artwork (optional)');

  await test.step('while it is on its way, the form says so at the file', async () => {
    const { promise: fails, resolve: fail } = Promise.withResolvers<void>();
    await page.route('**/artworks/', async (route) => {
      await fails;
      await route.abort();
    });
    watch.expectFailure('net::ERR_FAILED');
    await field.setInputFiles(artwork);
    await send.click();
    await expect(main.getByText('Your file is still uploading.')).toBeInViewport();
    await expect(field).toBeFocused();
    fail();
  });

  await test.step('once it has failed, too, with a way to try it again', async () => {
    await expect(main.getByRole('button', { name: 'Try sun.svg again' })).toBeVisible();
    await send.click();
    await expect(main.getByText('Your file couldn’t be uploaded. Try again or remove it.')).toBeInViewport();
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.unroute('**/artworks/');
    await main.getByRole('button', { name: 'Try sun.svg again' }).click();
    await expect(main.getByText(/couldn’t be uploaded/)).toBeHidden();
  });

  await test.step('and a page that is loaded again has it still', async () => {
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('omnis.quote')))
      .toMatch(/"artwork":"\w/);
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('button', { name: 'Remove sun.svg' })).toBeVisible();
    await send.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await expect(main.getByAltText('sun.svg')).toBeVisible();
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
    await expect(main.getByText('Choose at least one print position')).toBeVisible();
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
