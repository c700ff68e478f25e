/**
 * From sign-up to figures: a person who has never seen Omnis opens a store, makes what it sells, and sells it. A shopper buys
 * with the code; one line is sent, the other one refunded; the order, the customer and the figures agree to the penny.
 */
import { cards, newBuyer } from './support/checkout.ts';
import { mailedLink } from './support/mail.ts';
import { platformUrl, storeUrl } from './support/places.ts';
import { Shopper } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const pence = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const pounds = (minor: number): string => `£${(minor / 100).toFixed(2)}`;

test('a newcomer opens a store, sells, ships, refunds, and reads true figures @phone', async ({
  page: visitor,
  owner,
  checkout,
  request,
}, { project }) => {
  test.setTimeout(300_000);
  const mark = `${project.name}-${Date.now().toString(36)}`;
  const [name, subdomain, email] = [`Salt ${mark}`, `salt-${mark}`, `nora-${mark}@post.example`];
  const [code, product, collection] = [`HELLO${Date.now() % 100_000}`, 'Harbour Tee', 'Summer'];
  const { page, main } = owner;
  const dialog = page.getByRole('dialog');
  const shopper = new Shopper(visitor, subdomain);
  const image = async (colour: string) => {
    await visitor.setContent(`<body style="background: ${colour}">${product}</body>`);
    return { name: `${colour}.png`, mimeType: 'image/png', buffer: await visitor.screenshot() };
  };

  await test.step('signs up and opens an empty store', async () => {
    await page.goto(platformUrl('/sign-up/'));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a first Passw0rd');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(platformUrl('/sign-up/verify/'));
    await page.goto(await mailedLink(request, { to: email, path: '/sign-up/verify/' }));
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign and continue' }).click();
    await page.getByRole('textbox', { name: 'Store name' }).fill(name);
    await page.getByRole('textbox', { name: 'Address' }).fill(subdomain);
    await expect(page.getByText(`Your store will be at ${subdomain}.localhost`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Contact email' }).fill(`hello@${subdomain}.example`);
    await page.getByRole('textbox', { name: 'What do you sell?' }).fill('printed shirts');
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create your store');
    await expectNoSidewaysScroll(page);
  });

  await test.step('makes a product with two colours, three sizes and two images', async () => {
    await owner.opens('products/');
    await main.getByRole('button', { name: 'Add product' }).first().click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(product);
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(product);
    await main.getByLabel('Price', { exact: true }).first().fill('24');
    for (const [option, values] of [
      ['Colour', 'Navy, White'],
      ['Size', 'S, M, L'],
    ] as const) {
      await main.getByRole('button', { name: `Add ${option.toLowerCase()}` }).click();
      const field = main.getByRole('textbox', { name: `Add a value to ${option}` });
      await field.fill(values);
      await field.press('Enter');
    }
    await expect(main.getByRole('rowheader')).toHaveCount(6);
    await main.getByRole('textbox', { name: 'Stock, Navy · S', exact: true }).fill('9');
    await main.getByRole('button', { name: 'Fill “Stock” down' }).click();
    await owner.saves();
    await main
      .locator('input[type="file"]')
      .first()
      .setInputFiles([await image('navy'), await image('white')]);
    await expect(main.getByRole('list', { name: /^Images/ }).getByRole('listitem')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await main.getByRole('switch', { name: 'On sale' }).click();
    await owner.saves();
  });

  await test.step('is still led to delivery, taxes and payments, with a product and without an order', async () => {
    await owner.opens('');
    await expect(main.getByRole('heading', { name: 'Get ready to sell' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Set up taxes' })).toBeVisible();
  });

  await test.step('puts it into a collection', async () => {
    await owner.opens('collections/new/');
    await main.getByRole('textbox', { name: 'Name' }).first().fill(collection);
    await page.getByRole('combobox', { name: 'Add a product' }).fill(product);
    await page.getByRole('option').filter({ hasText: product }).first().click();
    await main.getByRole('button', { name: 'Create collection' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(collection);
    await expectNoSidewaysScroll(page);
  });

  await test.step('makes a code of 10%', async () => {
    await owner.opens('discounts/new/');
    await main.getByRole('textbox', { name: 'Title' }).fill('Hello');
    await main.getByRole('textbox', { name: 'Code' }).fill(code);
    await main.getByLabel('Percentage off').first().fill('10');
    await main.getByRole('button', { name: 'Create discount' }).click();
    await expect(main.getByText('0 uses')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('makes a delivery zone', async () => {
    await owner.opens('delivery/');
    await main.getByRole('link', { name: 'Create zone' }).click();
    await main.getByRole('textbox', { name: 'Zone name' }).fill('Northern isles');
    await main.getByRole('combobox', { name: 'Add a country' }).fill('Faroe');
    await page.getByRole('option', { name: 'Faroe Islands' }).click();
    await main.getByRole('textbox', { name: 'Method name' }).fill('Ferry');
    await main.getByLabel('Price').fill('7.25');
    await main.getByRole('button', { name: 'Create zone' }).click();
    await expect(main.getByRole('list', { name: 'Delivery methods for Northern isles' })).toContainText(
      '£7.25',
    );
    await expectNoSidewaysScroll(page);
  });

  await test.step('registers for tax', async () => {
    await owner.opens('taxes/');
    await main.getByRole('button', { name: 'Add registration' }).first().click();
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom');
    await dialog.getByRole('textbox', { name: /^Registration number/ }).fill('GB980780684');
    await dialog.getByRole('button', { name: 'Add registration' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('list', { name: 'Registrations' })).toContainText('United Kingdom');
    await expectNoSidewaysScroll(page);
  });

  await test.step('looks at the shop before it opens, and opens it', async () => {
    await page.goto(platformUrl('/dashboard/visit/?to=/collection/summer/'));
    await expect(page).toHaveURL(storeUrl('/collection/summer/', subdomain));
    await expect(page.getByRole('main')).toContainText(product);
    const bar = page.getByRole('region', { name: 'Your shop is not open yet' });
    await bar.getByRole('link', { name: 'Open the shop' }).click();
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();
  });

  const buyer = newBuyer();
  const order = await test.step('a shopper buys two of them with the code', async () => {
    await shopper.opens('/collection/summer/');
    await shopper.opensProduct(product);
    for (const [colour, size] of [
      ['Navy', 'S'],
      ['White', 'L'],
    ] as const) {
      await shopper.opens(new URL(visitor.url()).pathname);
      await shopper.choosesColour(colour);
      await shopper.choosesSize(size);
      await shopper.addsToBasket();
    }
    await shopper.goesToBasket();
    await shopper.usesCoupon(code);
    await expect(shopper.sum('Hello')).toHaveText('−£4.80');
    await shopper.goesToCheckout();
    await expect((await checkout.opensSummary()).getByText(/^Includes £/)).toBeVisible();
    await checkout.fills(buyer);
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    const { number } = await checkout.getsReceipt();
    return { number, paid: pence(await shopper.sum('Total').innerText()) };
  });

  await test.step('ships one line', async () => {
    await owner.opensOrder(order.number);
    await main.getByRole('button', { name: 'Fulfil items' }).click();
    await dialog.getByRole('spinbutton', { name: /White/ }).fill('0');
    await dialog.getByLabel('Tracking number').fill('JD 17');
    await dialog.getByRole('button', { name: 'Fulfil items' }).click();
    await expect(main.getByRole('list', { name: 'Parcels' })).toContainText('JD 17');
    await expect(main.getByRole('list', { name: 'Items left to send' })).toContainText('White');
    await expectNoSidewaysScroll(page);
  });

  const refunded = 2160;
  await test.step('refunds the other one', async () => {
    await main.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByRole('spinbutton', { name: /White/ }).fill('1');
    await dialog.getByLabel('Reason').fill('The last one was stained');
    await dialog.getByRole('button', { name: `Refund ${pounds(refunded)}` }).click();
    await expect(main.getByText('Partially refunded')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  const kept = pounds(order.paid - refunded);
  await test.step('order, customer and figures agree to the penny', async () => {
    await expect(main.locator('dl > div').filter({ hasText: 'Total after refunds' })).toContainText(kept);
    await owner.opens('customers/');
    const row = main.getByRole('row').filter({ hasText: buyer.email });
    await expect(row).toContainText(kept);
    await row.getByRole('link').first().click();
    await expect(main).toContainText(kept);
    await owner.opens('figures/');
    await expect(main.getByText('Net revenue', { exact: true }).first()).toBeVisible();
    await expect(main).toContainText(kept);
    await expectNoSidewaysScroll(page);
    await owner.opens('discounts/');
    await expect(main.getByRole('row').filter({ hasText: 'Hello' })).toContainText(kept);
  });
});
