/** An owner connects Instagram and puts a feed on a page; shoppers see its pictures, with scripts and without, until it is disconnected. */
import type { ServerResponse } from 'node:http';
import {
  answerJson,
  startInstagramServer,
  type InstagramServer,
} from '../apps/server/src/testing/instagram-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { instagramPort, logins, platformUrl, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const scenes = [
  'rail-spring-portrait',
  'washing-line-portrait',
  'still-life-morning-portrait',
  'gallery-wall-portrait',
  'rail-autumn-portrait',
  'flat-lay-autumn-portrait',
];
const captions = [
  'Fresh off the press: the spring rail is up in the studio.',
  'How the washing line was drawn, from the first pencil line to the print.',
  'Three mornings in Whitby',
  'The wall is full again. Which one would you take home?',
  'Autumn colours',
  '',
];

let stand: InstagramServer;

test.beforeAll(async () => {
  stand = await startInstagramServer(instagramPort());
  stand.accounts.set('IGAA-demo', { user_id: '178414', username: 'marlow.and.finch' });
  stand.media = scenes.map((scene, at) => {
    const path = `/pictures/${scene}`;
    // The demo's own scenes, in place of photographs.
    stand.instead.set(path, (response: ServerResponse) => {
      void fetch(platformUrl(`/images/scenes/${scene}.jpg?width=1080`)).then(async (picture) =>
        response
          .writeHead(200, { 'content-type': 'image/jpeg' })
          .end(Buffer.from(await picture.arrayBuffer())),
      );
    });
    return stand.post(String(at + 1), {
      caption: captions[at] ?? '',
      media_url: `${stand.url}${path}`,
      ...(at === 1 ? { media_type: 'VIDEO', thumbnail_url: `${stand.url}${path}` } : {}),
      ...(at === 2 ? { media_type: 'CAROUSEL_ALBUM' } : {}),
      timestamp: `2026-11-${20 - at}T08:00:00+0000`,
    });
  });
});
test.afterAll(() => stand.close());

test('an owner connects Instagram, and shoppers see its pictures', async ({
  owner,
  editing,
  shopper,
  browser,
  watch,
}) => {
  test.slow();
  const { page } = owner;
  const card = owner.main.locator('section').filter({
    has: page.getByRole('heading', { name: 'Instagram', exact: true }),
  });
  const feed = shopper.main.locator('section', {
    has: shopper.page.getByRole('heading', { name: 'Seen in the studio' }),
  });

  await test.step('a token that Instagram refuses is said at its field', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('settings/instagram/');
    watch.expectAnswer({ status: 422, url: '/instagram/' });
    const token = card.getByRole('textbox', { name: 'Access token' });
    await expect(card.getByText('Not connected')).toBeVisible();
    await token.fill('IGAA-wrong');
    await card.getByRole('button', { name: 'Connect' }).click();
    await expect(token).toHaveAccessibleDescription(/Instagram does not accept this token/);
    await expect(token).toBeFocused();
    await token.fill('IGAA-demo');
    await card.getByRole('button', { name: 'Connect' }).click();
    await expect(card.getByRole('link', { name: '@marlow.and.finch' })).toBeVisible();
    await expect(card.getByText(/^6 images, last updated/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a feed on the home page shows them in the editor', async () => {
    await editing.opensHome();
    await editing.turnsTo('Blocks');
    await page.getByRole('button', { name: 'Add block' }).click();
    const picker = page.getByRole('dialog', { name: 'Add block' });
    await picker.getByRole('searchbox', { name: 'Search blocks' }).fill('feed');
    await picker.getByRole('button', { name: /^Feed/ }).click();
    await editing.turnsTo('Settings');
    await editing.form.getByRole('textbox', { name: 'Title', exact: true }).fill('Seen in the studio');
    await editing.form.getByRole('combobox', { name: 'Shows' }).selectOption({ label: 'Instagram' });
    await editing.form.getByRole('spinbutton', { name: 'How many' }).fill('12');
    await editing.turnsTo('Preview');
    await expect(editing.canvas.locator('.tile img')).toHaveCount(6);
    await editing.publishes();
  });

  await test.step('shoppers see square pictures that lead to their posts', async () => {
    await shopper.opens('/');
    await expect(feed.locator('.tile')).toHaveCount(6);
    await feed.scrollIntoViewIfNeeded();
    await hydrated(shopper.page);
    const film = feed.getByRole('link', { name: /^Video: How the washing line was drawn/ });
    await expect(film).toHaveAttribute('href', 'https://www.instagram.com/p/2/');
    await expect(film).toHaveAttribute('target', '_blank');
    await expect(film).toHaveAttribute('rel', /noopener/);
    await expect(feed.getByRole('img', { name: 'Album: Three mornings in Whitby' })).toBeVisible();
    for (const tile of await feed.locator('.tile').locator('visible=true').all()) {
      const box = await tile.boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 9))).toBeLessThan(1);
    }
    await expect
      .poll(() =>
        feed
          .locator('.tile img')
          .locator('visible=true')
          .evaluateAll((all) =>
            all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 100),
          ),
      )
      .toBe(true);
    await expectAccessible(shopper.page);
  });

  await test.step('and so they do without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(storeUrl('/'));
    await expect(plain.locator('.tile img[alt="Autumn colours"]')).toHaveAttribute(
      'src',
      /^\/images\/uploads\//,
    );
    await expect(plain.locator('.tile a[href="https://www.instagram.com/p/4/"]')).toBeAttached();
    await context.close();
  });

  await test.step('a token that is refused later is said on the card; shoppers keep the pictures', async () => {
    stand.instead.set('/me', (response) => answerJson(response, { error: { code: 190 } }, 400));
    await owner.opens('settings/instagram/');
    await card.getByRole('button', { name: 'Use another token' }).click();
    await card.getByRole('textbox', { name: 'Access token' }).fill('IGAA-other');
    await card.getByRole('button', { name: 'Connect again' }).click();
    await expect(card.getByText(/Instagram does not accept this token/)).toBeVisible();
    stand.instead.delete('/me');
    await shopper.opens('/');
    await expect(feed.locator('.tile')).toHaveCount(6);
  });

  await test.step('disconnecting clears them', async () => {
    await page.reload();
    await card.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Instagram?' });
    await expect(dialog).toContainText('6 images');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(card.getByText('Not connected')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Access token' })).toBeFocused();
    await shopper.opens('/');
    await expect(shopper.main.getByRole('heading', { name: 'Seen in the studio' })).toHaveCount(0);
    await expect(shopper.main.locator('.tile')).toHaveCount(0);
  });

  await test.step('the home page is as it was', async () => {
    await editing.opensHome();
    await editing.turnsTo('Blocks');
    await editing.row('Seen in the studio').getByRole('button', { name: 'More for Feed' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await editing.publishes();
  });
});
