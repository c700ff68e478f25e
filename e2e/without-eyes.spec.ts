/** The basket and the forms for those who listen, and go by keys. */
import { storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('a quantity that cannot be changes nothing, and the keyboard stays where it is', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.buys(fox);
  await shopper.goesToBasket();
  const field = main.getByRole('spinbutton', { name: `Quantity of ${fox.name}` });
  const total = main.getByRole('status').filter({ hasText: 'Total' });
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/basket/update/')) told.push(request.postDataJSON());
  });

  for (const [typed, further] of [
    ['0', ''],
    ['100000', ' Need more? Get a quote'],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('1');
    await expect(main.getByRole('alert')).toHaveText(`Not changed. Choose a number from 1 to 999.${further}`);
  }
  await expectNoSidewaysScroll(page);
  await field.fill('5');
  await page.keyboard.press('Enter');
  await expect(total).toHaveText('Total £120.00');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await field.fill('abc');
  await field.blur();
  await expect(field).toHaveValue('5');
  await field.fill('2');
  await page.keyboard.press('Enter');
  await expect(total).toHaveText('Total £48.00');
  expect(told).toMatchObject([{ quantity: 5 }, { quantity: 2 }]);

  const less = main.getByRole('button', { name: `Decrease number of ${fox.name}` });
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(total).toHaveText('Total £24.00');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
});

test('Undo stands where the line was, for as long as it is needed', async ({ shopper }) => {
  const { page, main } = shopper;
  const small = { ...fox, size: 'M' };
  await shopper.buys(fox);
  await shopper.buys(small);
  await shopper.goesToBasket();
  const remove = main.getByRole('button', { name: `Remove ${fox.name}` });
  const undo = main.getByRole('list').getByRole('button', { name: 'Undo' });
  await page.clock.install();
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Total' })).toHaveText(
    `${fox.name} removed. Total £24.00`,
  );
  await page.clock.runFor(60_000);
  await expect(main.getByRole('listitem').first().getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await undo.press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(undo).toHaveCount(0);
  // It comes back as the newest.
  await expect(remove.last()).toBeFocused();
});

test('a coupon that is refused is said in the field where the focus is', async ({ shopper, watch }) => {
  watch.expectAnswer({ status: 422, url: '/coupon/' });
  const { page, main } = shopper;
  await shopper.buys(fox);
  await shopper.goesToBasket();
  await main.getByText('Add a coupon').click();
  const code = main.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('NOSUCHCODE');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  const message = main.locator(`[id="${await code.getAttribute('aria-describedby')}"]`);
  await expect(message).toHaveAttribute('aria-live', 'assertive');
  await expect(code.locator('..')).toHaveCSS('box-shadow', /0px 0px 0px 2px/);
  // From the button the focus goes to the field, whose message is heard with it.
  await code.fill('');
  await main.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type('x');
  await expect(code).not.toHaveAttribute('aria-invalid');
});

test('the page of a new account is called so @long', async ({ page }) => {
  await page.goto(storeUrl('/login/?new=1'));
  await expect(page).toHaveTitle(/^Create an account/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveTitle(/^Sign in/);
});
