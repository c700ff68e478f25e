/** Blocks whose words, tables and films are larger than a phone gives them room for. */
import { logins, storeUrl } from './support/places.ts';
import { savePage } from './support/save-page.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 760 } });

const address = 'https://www.example.com/collections/autumn-and-winter/all-the-new-arrivals';
const href = '/about/';
const actions = ['Shop the coast now', 'Read the story'].map((text) => ({ text, href }));
const image = '/images/scenes/shore-portrait';

/** Blocks whose title and copy are one long address, which nothing can break at a space. */
const addresses = ['banner', 'card', 'pod', 'summary', 'feature', 'studio', 'proBenefits', 'grid'].map(
  (type) => ({ type, properties: { title: address, copy: address, description: address, badge: address } }),
);
const heads = ['Size', 'Chest', 'Waist', 'Shoulders', 'Sleeve length', 'Recommended'];
const table = `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></table>`;

test('long addresses and wide tables keep to the screen', async ({ page, owner }) => {
  await owner.signsIn(logins.owner);
  const items = [{ type: 'pod', properties: { title: 'Kept' } }];
  const blocks = [
    ...addresses.map((block) => ({ ...block, size: 12, ...(block.type === 'grid' ? { items } : {}) })),
    { type: 'textBlock', properties: { title: 'Sizes', html: table } },
  ].map((block, index) => ({ ...block, uid: `wide-${index}` }));
  const path = '/long-addresses/';
  await savePage(owner, { url: path, properties: { title: 'Long' }, blocks, sitemap: false });
  await page.goto(storeUrl(path));
  await expect(page.getByRole('heading', { name: 'Sizes' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the button of a film stays clear of the other buttons @long', async ({ page, owner }) => {
  await owner.signsIn(logins.owner);
  const film = { title: 'At sea', video: '/films/none.mp4', videoThumbnail: image, media: 'video' };
  const pods = ['left', 'right'].flatMap((textAlign) =>
    ['top', 'bottom'].map((verticalAlignment) => ({
      type: 'pod',
      size: 3,
      properties: {
        ...film,
        href,
        textAlign,
        verticalAlignment,
        overlay: true,
        buttonText: 'Watch the film',
      },
    })),
  );
  const blocks = [
    { type: 'banner', properties: { ...film, actions, align: 'right' } },
    { type: 'banner', properties: { ...film, actions, align: 'right', slim: true } },
    { type: 'grid', properties: { title: 'Films' }, items: pods },
  ].map((block, index) => ({ ...block, uid: `film-${index}` }));
  const path = '/films-at-sea/';
  await savePage(owner, { url: path, properties: { title: 'Films' }, blocks, sitemap: false });
  await page.route('**/films/none.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  await page.goto(storeUrl(path));
  const films = page.getByRole('main').getByRole('button', { name: 'Play film' });
  await expect(films).toHaveCount(6);
  const covered = await films.evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll('main .action')].some((action) => {
          const { left, right, top, bottom } = action.getBoundingClientRect();
          return own.left < right && left < own.right && own.top < bottom && top < own.bottom;
        });
      }).length,
  );
  expect(covered).toBe(0);
});
