/** The page of a store that opens soon: its mailing list by keyboard, also where the network fails. */
import { storeUrl } from './support/places.ts';
import { expect, test } from './support/test.ts';

test('a visitor who leaves an address at a store that opens soon sees the outcome, and keeps the focus', async ({
  page,
  watch,
}) => {
  watch.expectFailure('net::ERR_FAILED');
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(storeUrl('/', 'soon'));
  const field = page.getByRole('textbox', { name: 'Email' });
  const button = page.getByRole('button', { name: 'Tell me when it opens' });
  const said = page.getByRole('status');
  await page.route('**/omnis/v3/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.fill(`soon-${Date.now()}@post.example`);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Oops... looks like something went wrong. Please try again.');
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();
  // The address is not at fault.
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.unroute('**/omnis/v3/**');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText("We've sent you an email to verify your subscription");
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();
});
