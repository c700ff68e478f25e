/** An owner edits the home page in the page editor, and shoppers see it. */
import { drags } from './support/drag.ts';
import { logins, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const headings = (texts: readonly string[], one: string, other: string): readonly string[] =>
  texts.filter((text) => text === one || text === other);

test('edits the home page, undoes, redoes, saves, and the shopper sees it', async ({
  owner,
  editing,
  shopper,
}, { project }) => {
  // Two windows and a dozen steps.
  test.slow();
  const was = 'Into the woods';
  const changed = `Woods, ${project.name} ${Date.now() % 10_000}`;
  const { page, canvas, state } = editing;
  await owner.signsIn(logins.owner);
  await editing.opensHome();
  await expectNoSidewaysScroll(page);
  await expect(state).toHaveText('Saved');

  // A text, by the form; the canvas shows it, shoppers do not yet.
  await editing.selects(was);
  await editing.form.getByRole('textbox', { name: 'Title', exact: true }).fill(changed);
  await expect(state).toHaveText('Not saved');
  await editing.turnsTo('Preview');
  await expect(canvas.getByRole('heading', { name: changed })).toBeVisible();
  await shopper.opens('/');
  await expect(shopper.main.getByRole('heading', { name: was })).toBeAttached();

  // The order, by the keyboard: Space lifts, an arrow moves, Space drops.
  const order = async (): Promise<readonly string[]> =>
    headings(await canvas.getByRole('heading', { level: 2 }).allInnerTexts(), changed, 'Just in');
  expect(await order()).toEqual([changed, 'Just in']);
  await editing.turnsTo('Blocks');
  const handle = editing.row('Just in').getByRole('button', { name: 'Move Products' });
  await handle.focus();
  await page.keyboard.press('Space');
  // Announcement for people who do not see the list.
  await expect(page.getByText(/^Products is over position 8 of/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Products is over position 7 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Dropped Products at position 7 of/)).toBeAttached();
  await expect.poll(order).toEqual(['Just in', changed]);

  // Back and forth.
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual([changed, 'Just in']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(order).toEqual(['Just in', changed]);

  await editing.publishes();
  await shopper.opens('/');
  await expect
    .poll(async () => headings(await shopper.main.locator('h2').allTextContents(), changed, 'Just in'))
    .toEqual(['Just in', changed]);

  // Put back by undoing what is saved, and saving that.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(state).toHaveText('Not saved');
  await editing.publishes();
  await shopper.opens('/');
  await expect(shopper.main.getByRole('heading', { name: was })).toBeAttached();
  await expect(shopper.main.getByRole('heading', { name: changed })).toHaveCount(0);
});

test('selects in the canvas what is clicked there, and in the list; its keys are heard from the canvas too', async ({
  owner,
  editing,
}) => {
  const { page, canvas, form } = editing;
  await owner.signsIn(logins.owner);
  await editing.opensHome();

  await editing.showsPhone();
  await editing.turnsTo('Preview');
  const banner = canvas.getByRole('heading', { name: 'Into the woods' });
  await banner.click();
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Into the woods');
  await editing.turnsTo('Blocks');
  await expect(editing.row('Into the woods').getByRole('button', { name: 'Into the woods' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await editing.selects('A letter a month');
  await editing.turnsTo('Preview');
  await expect(canvas.getByText('A letter a month')).toBeInViewport();

  // Undo, with the focus where the last click was.
  await editing.turnsTo('Settings');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('A letter a week');
  await editing.turnsTo('Preview');
  await expect(canvas.getByText('A letter a week')).toBeVisible();
  await canvas.getByText('A letter a week').click();
  await editing.turnsTo('Preview');
  await canvas.locator('body').press('Control+z');
  await expect(canvas.getByText('A letter a month')).toBeVisible();
  await expect(editing.state).toHaveText('Saved');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('moves a block by the pointer: a finger on phones, else the mouse', async ({ owner, editing }, {
  project,
}) => {
  await owner.signsIn(logins.owner);
  await editing.opensHome();
  const { page, canvas } = editing;
  const order = async (): Promise<readonly string[]> =>
    headings(await canvas.getByRole('heading', { level: 2 }).allInnerTexts(), 'Where to begin', 'Most loved');
  await expect.poll(order).toEqual(['Where to begin', 'Most loved']);
  // Folded, so that both ends of the way are in sight.
  await editing.row('Where to begin').getByRole('button', { name: 'Blocks in Grid' }).click();
  const products = editing.row('Most loved').getByRole('button', { name: 'Move Products' });
  const grid = editing.row('Where to begin').getByRole('button', { name: 'Move Grid' });
  const by = project.name === 'phone' ? 'finger' : 'mouse';
  await drags(page, [products, grid], { by, offset: { y: -4 } });
  await expect.poll(order).toEqual(['Most loved', 'Where to begin']);
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(['Where to begin', 'Most loved']);
});

test('needs the pro plan to save, says so, and loses nothing', async ({ owner, editing, shopper, watch }) => {
  test.slow();
  watch.expectAnswer({ status: 402, url: '/pages/' });
  const was = 'Quiet things, well made';
  const changed = 'Quiet things, made well';
  const { page, canvas, form } = editing;
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await owner.signsIn(logins.basicOwner);
  await editing.opensHome();
  await editing.selects(was);
  await title.fill(changed);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pro required to save this page' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(title).toHaveValue(changed);
  await editing.turnsTo('Preview');
  await expect(canvas.getByRole('heading', { name: changed })).toBeVisible();
  await shopper.page.goto(storeUrl('/', 'basic'));
  await expect(shopper.main.getByRole('heading', { name: was })).toBeAttached();

  // Leaving asks; the changes are offered at the next visit.
  await page.getByRole('button', { name: 'Back to pages' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(ask).toBeHidden();
  await page.getByRole('button', { name: 'Back to pages' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/pages\/$/);
  await editing.opensHome();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await editing.selects(changed);
  await expect(title).toHaveValue(changed);
  await page.keyboard.press('Control+z');
  await editing.selects(was);
  await expect(title).toHaveValue(was);
});

test('edits a page that is not published yet, which shoppers cannot open @long', async ({
  owner,
  editing,
  shopper,
  watch,
}) => {
  watch.expectAnswer({ status: 404, url: '/gift-guide/' });
  await owner.signsIn(logins.owner);
  await owner.opens('pages/');
  await owner.main.getByRole('link', { name: 'Gift guide', exact: true }).click();
  await editing.sees();
  await shopper.page.goto(storeUrl('/gift-guide/'));
  await expect(shopper.main.getByRole('heading', { level: 1 })).not.toContainText('Gift');
});

test('a page that the server cannot give says so, and is opened by trying again @long', async ({
  owner,
  editing,
  watch,
}) => {
  const { page } = editing;
  watch.expectAnswer({ status: 500, url: '/pages/' });
  await owner.signsIn(logins.owner);
  await owner.opens('pages/');
  const one = /\/divisions\/\d+\/pages\/\d+\/draft\/(\?|$)/;
  await page.route(one, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"500 Server error"}' }),
  );
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByText('Server error encountered fetching page')).toBeVisible();
  await page.unroute(one);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editing.state).toHaveText('Saved');
});

test('makes a page, publishes it, and deletes it again once that is confirmed', async ({
  owner,
  editing,
  shopper,
  watch,
}, { project }) => {
  const title = `Our studio ${project.name} ${Date.now() % 10_000}`;
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}/`;
  const { page } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('pages/');
  const makes = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(name);
    await dialog.getByRole('button', { name: 'Create page' }).click();
  };

  await test.step('an address that is taken is said at the title', async () => {
    watch.expectAnswer({ status: 422, url: '/pages/' });
    await makes('Delivery');
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await expect(dialog.getByText('Another page of the store has this address')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await makes(title);
  await expect(page).toHaveURL(/\/dashboard\/pages\/\d+\/$/);
  await editing.publishes();
  await shopper.opens(path);
  await expect(shopper.page).toHaveTitle(new RegExp(`^${title}`));

  await test.step('the shop’s search finds it, until its owner says otherwise', async () => {
    const found = shopper.main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title });
    await shopper.opens(`/search/?q=${encodeURIComponent(title)}`);
    await expect(found).toBeVisible();
    await editing.form.getByText('More settings', { exact: true }).click();
    await editing.form.getByRole('combobox', { name: 'Icon in search results' }).selectOption('People');
    await editing.form.getByRole('switch', { name: 'Show in the shop’s search' }).click();
    await editing.publishes();
    await shopper.opens(`/search/?q=${encodeURIComponent(title)}`);
    await expect(found).toHaveCount(0);
  });

  await owner.opens('pages/');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await expect(dialog).toContainText('Are you sure you want to delete this page?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Home' })).toHaveCount(0);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByText(`${title} was deleted`)).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  watch.expectAnswer({ status: 404, url: path });
  await shopper.opens(path);
  await expect(shopper.main).toContainText('We were unable to find this page');
});
