/** Two people edit one page, one of them restores an earlier version, and nothing of either is lost. */
import { Owner, PageEditing } from './support/people.ts';
import { logins } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { watchContext } from './support/watch.ts';

test('restores an earlier version while another person edits, and nothing of either is lost', async ({
  owner,
  editing,
  shopper,
  watch,
  browser,
}, { project }) => {
  // Two browsers, and three dozen steps.
  test.slow();
  const mark = `${project.name} ${Date.now() % 10_000}`;
  const title = `Winter ${mark}`;
  const { page } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('pages/');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create page' }).click();

  const adds = async (at: PageEditing, words: string): Promise<void> => {
    await at.turnsTo('Blocks');
    await at.page.getByRole('button', { name: 'Add block' }).click();
    const picker = at.page.getByRole('dialog', { name: 'Add block' });
    await picker.getByRole('searchbox', { name: 'Search blocks' }).fill('customer');
    await picker.getByRole('button', { name: /^Quote/ }).click();
    await at.turnsTo('Settings');
    await at.form.getByRole('textbox', { name: 'Quote', exact: true }).fill(words);
  };
  const says = async (at: PageEditing, was: string, words: string): Promise<void> => {
    await at.selects(was);
    await at.form.getByRole('textbox', { name: 'Quote', exact: true }).fill(words);
  };
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}/`;

  await test.step('publishes a page, and finds the way to it at once', async () => {
    await adds(editing, `First ${mark}`);
    await adds(editing, `Second ${mark}`);
    await editing.publishes();
    await expect(page.getByRole('link', { name: 'View the page in the shop' })).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await says(editing, `First ${mark}`, `Newer ${mark}`);
    await editing.publishes();
  });

  await test.step('saves a draft that shoppers do not see', async () => {
    await says(editing, `Newer ${mark}`, `Newest ${mark}`);
    await editing.saves();
    await shopper.opens(path);
    await expect(shopper.main.getByText(`Newer ${mark}`)).toBeVisible();
    await expect(shopper.main.getByText(`Newest ${mark}`)).toHaveCount(0);
  });

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const theirWatch = watchContext(context);
  const other = new Owner(await context.newPage());
  const theirs = new PageEditing(other.page);
  await test.step('each sees that the other has the page open', async () => {
    await other.signsIn(logins.owner);
    await other.page.goto(page.url());
    await expect(other.page.getByText('You have this page open in another window')).toBeVisible();
    await expect(page.getByText('You have this page open in another window')).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('the other changes a block and saves', async () => {
    await says(theirs, `Second ${mark}`, `Theirs ${mark}`);
    await theirs.saves();
  });

  await test.step('the first version is compared and restored as a step of the editor', async () => {
    await page.getByRole('button', { name: 'More actions for this page' }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
    const drawer = page.getByRole('dialog', { name: 'Version history' });
    await expect(drawer.getByText('Current version')).toBeVisible();
    const first = drawer.getByRole('listitem').filter({ hasText: 'Published' }).last();
    await first.getByRole('button', { name: /^Compare/ }).click();
    const compared = page.getByRole('dialog', { name: /^Version from/ });
    await expect(compared.getByRole('row', { name: `Quote First ${mark} Newest ${mark}` })).toBeVisible();
    await compared.getByRole('button', { name: 'Restore version' }).click();
    await expect(drawer).toBeHidden();
    await expect(editing.row(`First ${mark}`)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(editing.row(`Newest ${mark}`)).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(editing.state).toHaveText('Not saved');
  });

  await test.step('saving brings in what the other saved meanwhile, and both are kept', async () => {
    watch.expectAnswer({ status: 409, url: '/draft/' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/saved this page meanwhile/)).toBeVisible();
    await expect(page.getByText(new RegExp(`Quote “Theirs ${mark}” changed`))).toBeVisible();
    await expect(editing.row(`First ${mark}`)).toBeVisible();
    await expect(editing.row(`Theirs ${mark}`)).toBeVisible();
    await editing.publishes();
    await shopper.opens(path);
    await expect(shopper.main.getByText(`First ${mark}`)).toBeVisible();
    await expect(shopper.main.getByText(`Theirs ${mark}`)).toBeVisible();
  });

  await test.step('where both changed the same, the other is asked', async () => {
    theirWatch.expectAnswer({ status: 409, url: '/draft/' });
    await says(theirs, `Newest ${mark}`, `Clash ${mark}`);
    await other.page.getByRole('button', { name: 'Save', exact: true }).click();
    const ask = other.page.getByRole('dialog', { name: 'You both changed the same thing' });
    await ask.getByRole('radio', { name: `Theirs: First ${mark}` }).check();
    await ask.getByRole('button', { name: 'Keep these' }).click();
    await expect(theirs.row(`First ${mark}`)).toBeVisible();
    await expect(theirs.state).toHaveText('Saved');
  });

  await test.step('another address leaves a redirect', async () => {
    await owner.page.getByRole('button', { name: 'Page settings' }).click();
    const moved = path.replace('winter', 'cold');
    await editing.form.getByRole('textbox', { name: 'Address' }).fill(moved);
    await editing.publishes();
    await shopper.opens(path);
    await expect(shopper.page).toHaveURL(new RegExp(`${moved}$`));
    await expect(shopper.main.getByText(`First ${mark}`)).toBeVisible();
  });

  await context.close();
  expect(theirWatch.faults()).toEqual([]);
});
