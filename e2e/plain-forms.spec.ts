/** Asking a shop without scripts: its newsletter, a letter, an order that is looked for, and what is sold out. */
import { mailsTo } from './support/mail.ts';
import { storeUrl } from './support/places.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the forms of a shop work without scripts', async ({ page, request, watch }) => {
  watch.expectAnswer({ status: 422, url: '/newsletter/plain/' });
  const main = page.getByRole('main');
  const reader = `plain-${test.info().project.name}@shop.example`;

  await test.step('the newsletter keeps what was typed until it is right', async () => {
    await page.goto(storeUrl('/'));
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Email').fill('ada@');
    await main.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page).toHaveURL(storeUrl('/newsletter/plain/'));
    await expect(main.getByLabel('First name')).toHaveValue('Ada');
    await main.getByLabel('Email').fill(reader);
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.getByRole('status')).toHaveText(/sent you an email to verify/);
    await expect.poll(async () => (await mailsTo(request, reader)).length).toBe(1);
  });

  await test.step('a letter goes to the shop', async () => {
    await page.goto(storeUrl('/help/'));
    await main.getByLabel('Your name').fill('Ada');
    await main.getByLabel('Your email').fill(reader);
    await main.getByLabel('Message').fill('Do you print on linen?');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByRole('status')).toHaveText(/your message is on its way/);
  });

  await test.step('an order is looked for', async () => {
    await page.goto(storeUrl('/returns/'));
    await main.getByLabel('Order number').fill('DEMO-1');
    await main.getByLabel('Email').fill(reader);
    await main.getByRole('button', { name: 'Send me the link' }).click();
    await expect(main.getByRole('status')).toHaveText(/we have emailed you its link/);
  });

  await test.step('a shopper who finds all sizes sold out asks to be told', async () => {
    await page.goto(storeUrl('/product/great-swell-mens-t-shirt/'));
    await main.getByLabel('Size', { exact: true }).selectOption('M');
    await main.getByLabel('Email').fill(reader);
    await main.getByRole('button', { name: 'Tell me when it’s back' }).click();
    await expect(main.getByRole('status')).toHaveText('We will email you as soon as it is back.');
  });
});
