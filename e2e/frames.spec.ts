/** A page that shows another site in an iframe block, which puts things into the basket by messages. */
import type { FrameLocator, Page } from '@playwright/test';
import type { Owner } from './support/people.ts';
import { logins, storeUrl } from './support/places.ts';
import { savePage } from './support/save-page.ts';
import { expect, test } from './support/test.ts';

const widget = 'https://embed.example/widget';
const stranger = 'https://stranger.example/';
const gone = 'Oops... Looks like this product is no longer available';

/** Says to the page around it what is typed, as JSON, and lists what it is answered. */
const talking = `<!doctype html><html lang="en"><title>Widget</title>
<input aria-label="Message"><button>Send</button><ol></ol>
<script>
document.querySelector('button').onclick = () =>
  parent.postMessage(JSON.parse(document.querySelector('input').value), '*');
addEventListener('message', ({ data }) => {
  const line = document.createElement('li');
  line.textContent = JSON.stringify(data);
  document.querySelector('ol').append(line);
});
</script></html>`;

/** Puts a page with a frame into the shop, as the editor saves it. */
async function writesPage(owner: Owner, path: string): Promise<void> {
  const block = { type: 'iframe', uid: 'frame', properties: { src: widget, height: 300, title: 'Widget' } };
  const title = 'Made with a widget';
  const words = {
    type: 'textBlock',
    uid: 'words',
    properties: { title, html: '<p>Put it together here.</p>' },
  };
  // Not for those who go through the whole shop: the other site is there for this journey alone.
  const page = { url: path, properties: { title }, blocks: [words, block], sitemap: false };
  await savePage(owner, page);
}

/** The id of the first variant of a product that can be had. */
function variantOf(page: Page, urlName: string): Promise<string> {
  return page.evaluate(async (name) => {
    const core: unknown = await (await fetch('/omnis/v3/frontend/getStoreCoreData/json/')).json();
    const division = /"division":(\d+)/.exec(JSON.stringify(core))?.[1] ?? '';
    const answer = await fetch(`/omnis/v3/division/${division}/products/${name}/`);
    const found: { variants: { id: string; available?: boolean }[] } = await answer.json();
    return found.variants.find(({ available }) => available !== false)?.id ?? '';
  }, urlName);
}

async function says(frame: FrameLocator, message: object): Promise<void> {
  await frame.getByRole('textbox', { name: 'Message' }).fill(JSON.stringify(message));
  await frame.getByRole('button', { name: 'Send' }).click();
}

test('puts into the basket what its messages name, and is told what became of each', async ({
  owner,
  shopper,
  context,
  watch,
}, { project }) => {
  test.slow();
  const { page } = shopper;
  const path = `/widget-${project.name}/`;
  for (const address of [widget, stranger])
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: talking }));
  await owner.signsIn(logins.owner);
  await writesPage(owner, path);
  await shopper.opens(path);
  const variantId = await variantOf(page, 'great-swell-art-print');
  // Not by the page's parts: a basket that is open hides them from those who go by roles.
  const frame = page.frameLocator('iframe[title="Widget"]');
  const answers = frame.locator('li');
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  const closesDrawer = async (): Promise<void> => {
    // A drawer that still opens does not hear the key yet.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  };

  await test.step('an impossible message is refused, with the reason', async () => {
    const refused: readonly (readonly [object, string])[] = [
      [{ variantId, items: [] }, 'variantId and items cannot be used together'],
      [{ variantId: 7 }, 'variantId must be a string if provided'],
      [{ items: 'all' }, 'items must be an array if provided'],
    ];
    for (const [at, [own, message]] of refused.entries()) {
      await says(frame, { type: 'add-to-cart', ...own });
      await expect(answers.nth(at)).toHaveText(JSON.stringify({ type: 'add-to-cart-failed', message }));
    }
    await expect(drawer).toBeHidden();
  });

  await test.step('a variant comes into the basket, which opens', async () => {
    await says(frame, { type: 'add-to-cart', variantId });
    await expect(answers.nth(3)).toHaveText('{"type":"add-to-cart-complete"}');
    await expect(drawer).toContainText('Great Swell Art Print');
    await closesDrawer();
  });

  await test.step('so do several at once', async () => {
    const tee = {
      productUrl: 'paper-fox-womens-t-shirt',
      productColor: 'Navy',
      productSize: 'L',
      quantity: 2,
    };
    await says(frame, { type: 'add-to-cart', items: [{ variantId }, tee] });
    await expect(answers.nth(4)).toHaveText('{"type":"add-to-cart-complete"}');
    await expect(drawer).toContainText('Paper Fox Women’s T-shirt');
    await closesDrawer();
    await expect(page.getByRole('link', { name: 'Basket, 4 items' }).first()).toBeAttached();
  });

  await test.step('a missing product is reported to the frame and to the shopper', async () => {
    watch.expectAnswer({ status: 404, url: '/addItemToCart/' });
    await says(frame, { type: 'add-to-cart', variantId: '00000000-0000-4000-8000-000000000000' });
    await expect(answers.nth(5)).toHaveText(JSON.stringify({ type: 'add-to-cart-failed', message: gone }));
    await expect(page.getByText(gone)).toBeVisible();
  });

  await test.step('a frame of another origin is not heard', async () => {
    await page.evaluate((src) => {
      const other = Object.assign(document.createElement('iframe'), { src, title: 'Stranger' });
      document.querySelector('main')?.append(other);
    }, stranger);
    const unheard = page.frameLocator('iframe[title="Stranger"]');
    await says(unheard, { type: 'add-to-cart', variantId });
    // The page's own frame is answered after it, so that the stranger would have been.
    await says(frame, { type: 'add-to-cart', variantId: 7 });
    await expect(answers).toHaveCount(7);
    await expect(unheard.locator('li')).toHaveCount(0);
  });

  await page.goto(storeUrl('/basket/'));
  await expect(shopper.main.getByRole('link', { name: /Great Swell Art Print/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket, 4 items' }).first()).toBeAttached();
});
