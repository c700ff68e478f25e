/** A shopper whose network goes while they add to the basket: nothing is lost, and nothing is added twice. */
import { expect, test } from './support/test.ts';
import { hydrated } from './support/shopper.ts';

test('an item added offline waits over a reload of the page and is added once, when the network is back', async ({
  shopper,
  watch,
}) => {
  const { main, page } = shopper;
  const context = page.context();
  await shopper.opens('/product/paper-fox-womens-t-shirt/navy/');
  await main.getByRole('radio', { name: 'M', exact: true }).check();
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  watch.expectFailure('net::ERR_FAILED');
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Add to basket', exact: true }).first().click();
  await expect(page.getByText('You’re offline. We’ll add this to your basket')).toBeVisible();
  await expect(main).not.toContainText('Oops');
  await main.getByRole('button', { name: 'Buy it now' }).click();
  await expect(main.getByRole('alert')).toContainText('You’re offline, so nothing was added');

  // The page is loaded before the network counts as back for the queue: it survives in the browser.
  await context.setOffline(false);
  await page.goto('about:blank');
  await shopper.opens('/product/one-more-chapter-mug/');
  await hydrated(page);
  await expect(page.getByText('You’re back online. 1 item was added to your basket.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await shopper.opens('/basket/');
  await expect(main).toContainText('Paper Fox');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Navy / M')).toHaveCount(1);
  await expect(main).toContainText('1 item');
});
