/** An owner edits the theme: tries it on the shop, publishes it, and shoppers see it (storefront.md §1 "Owners edit themes"). */
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const wine = 'rgb(122, 31, 61)';

test('changes the brand colour and the font, repairs weak text, undoes a mistake, publishes, and the shopper sees it', async ({
  owner,
  shopper,
}) => {
  // Two windows and the shop in a frame.
  test.slow();
  const { page } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('appearance/');
  await page.getByRole('link', { name: 'Edit theme' }).click();
  const state = page.locator('header .state');
  await expect(state).toHaveText('Published');
  await expectNoSidewaysScroll(page);
  const frame = page.locator('iframe').first().contentFrame();
  const rootValue = (name: string): Promise<string> =>
    frame.locator('html').evaluate((html, token) => {
      const probe = html.ownerDocument.createElement('i');
      probe.style.color = `var(${token})`;
      html.ownerDocument.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);

  // The brand colour: the preview shows it, shoppers do not.
  const brand = page.getByRole('group', { name: 'The brand colour', exact: true });
  await brand.getByLabel('The brand colour', { exact: true }).fill('#7a1f3d');
  await expect(state).toHaveText('Not saved');
  await expect.poll(() => rootValue('--primary-color')).toBe(wine);

  // A mistake: text that nobody can read, told at once, and undone.
  await page.getByRole('button', { name: 'Fonts and headings' }).click();
  const text = page.getByRole('group', { name: 'Running text: colour', exact: true });
  await text.getByLabel('Running text: colour', { exact: true }).fill('#eeeeee');
  const contrast = page.getByRole('region', { name: 'Contrast' });
  await expect(contrast.getByRole('button', { name: /^Use #/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Running text: colour' }).click();
  await expect(text.getByText('Changed')).toHaveCount(0);

  // A weak one that is repaired with a press.
  await text.getByLabel('Running text: colour', { exact: true }).fill('#999999');
  const before = await contrast.getByRole('listitem').count();
  await contrast
    .getByRole('listitem')
    .filter({ hasText: '“Running text: colour” on' })
    .getByRole('button', { name: /^Use #/ })
    .click();
  await expect.poll(() => contrast.getByRole('listitem').count()).toBeLessThan(before);
  await page.getByRole('button', { name: 'Undo: Running text: colour' }).click();
  await page.getByRole('button', { name: 'Undo: Running text: colour' }).click();

  // A font of the platform.
  await page
    .getByRole('group', { name: 'The brand font that the others follow' })
    .getByRole('combobox')
    .selectOption({ label: 'Fraunces' });
  await expect
    .poll(() => frame.locator('body').evaluate((body) => getComputedStyle(body).fontFamily))
    .toContain('Fraunces');

  // Kept as a draft, then published.
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(state).toHaveText('Draft saved');
  await shopper.opens('/');
  const shown = (): Promise<string> =>
    shopper.page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--primary-color').trim());
  expect(await shown()).not.toBe('#7a1f3d');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(state).toHaveText('Published');
  await shopper.opens('/');
  expect(await shown()).toBe('#7a1f3d');

  // As it was, for those who come after.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(state).toHaveText('Published');
});
