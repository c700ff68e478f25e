import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { atlasUrl, demoPassword, platformUrl } from './places.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Actions of an owner in the dashboard. */
export class Owner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async signsIn(email: string): Promise<void> {
    await this.page.goto(platformUrl('/login/'));
    await signIn(this.page, email);
    await expect(this.page).toHaveURL(platformUrl('/dashboard/'));
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(platformUrl(`/dashboard/${path}`));
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async opensOrder(number: string): Promise<void> {
    await this.opens('orders/');
    await this.main.getByRole('link', { name: number }).click();
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText(number);
  }

  async opensProduct(name: string): Promise<void> {
    await this.opens('products/');
    await this.main.getByRole('searchbox', { name: 'Search by name or SKU' }).fill(name);
    await expect(this.page).toHaveURL(/search=/);
    await this.main.getByRole('link', { name }).first().click();
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText(name);
  }

  /** Saves a changed form; what is unsaved says so, and is gone afterwards. */
  async saves(): Promise<void> {
    const bar = this.page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await expect(bar).toBeHidden();
  }

  async uploadsProducts(name: string, csv: string): Promise<void> {
    await this.opens('imports/');
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await this.main.locator('input[type="file"]').setInputFiles(file);
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText(name);
  }
}

/** Actions of an owner in the page editor; on phones its panes are shown one at a time. */
export class PageEditing {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The page as the canvas shows it. */
  get canvas(): FrameLocator {
    return this.page.frameLocator('iframe[title="Preview of the page"]');
  }

  get list(): Locator {
    return this.page.getByRole('navigation', { name: 'Blocks of this page' });
  }

  get form(): Locator {
    return this.page.getByRole('region', { name: /^Settings/ });
  }

  /** Says whether everything is saved. */
  get state(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^(Saved|Saving…|Not saved)$/ });
  }

  /** Opens the home page from the list of pages, and waits for its canvas. */
  async opensHome(): Promise<void> {
    await this.page.goto(platformUrl('/dashboard/pages/'));
    const rows = this.page.getByRole('table').getByRole('row');
    await rows
      .filter({ has: this.page.getByText('/', { exact: true }) })
      .getByRole('rowheader')
      .getByRole('link')
      .click();
    await this.sees();
  }

  /** Waits until the canvas answers. */
  async sees(): Promise<void> {
    await expect(this.canvas.locator('[data-block]').first()).toBeAttached({ timeout: 20_000 });
    await expect(this.page.getByText('Loading the preview')).toBeHidden({ timeout: 20_000 });
  }

  /** Turns to a pane, where they are not beside each other. */
  async turnsTo(pane: 'Blocks' | 'Preview' | 'Settings'): Promise<void> {
    // On a wide screen there is nothing to turn to: known once the editor is there.
    await this.page.getByRole('button', { name: 'Back to pages' }).waitFor();
    const button = this.page.getByRole('group', { name: 'What to show' }).getByRole('button', { name: pane });
    if (await button.isVisible()) await button.click();
  }

  /** Shows the page at a phone's width, so in its real size: a browser's driver clicks beside the point in a scaled frame. */
  async showsPhone(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Phone' });
    if (await button.isVisible()) await button.click();
  }

  /** The line of a block in the list, by its words. */
  row(words: string): Locator {
    return this.list.getByRole('listitem').filter({ has: this.page.getByText(words, { exact: true }) });
  }

  /** Selects a block in the list; its form is there afterwards. */
  async selects(words: string): Promise<void> {
    await this.turnsTo('Blocks');
    await this.row(words).getByRole('button', { name: words }).click();
  }

  /** Saves the draft; shoppers see it once it is published. */
  async saves(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.state).toHaveText('Saved');
  }

  /** Puts the page before shoppers, with what is unsaved. */
  async publishes(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Publish', exact: true });
    await button.click();
    await expect(this.page.getByText('The page is live', { exact: true }).first()).toBeVisible();
    await expect(button).toBeDisabled();
    await expect(this.state).toHaveText('Saved');
  }

  /** Titles of the blocks in the list, from top to bottom, with the words under them. */
  async order(): Promise<readonly string[]> {
    return this.list.getByRole('listitem').locator('.choose').allInnerTexts();
  }
}

/** Actions of staff in atlas. */
export class Staff {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async signsIn(email: string): Promise<void> {
    await this.page.goto(atlasUrl('/login/'));
    await signIn(this.page, email);
    // The first section that they may see: support answers chats.
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText(/Orders|Chats/);
  }

  /** Looks for an order in the queue. */
  async searches(text: string): Promise<void> {
    await this.main.getByRole('searchbox', { name: 'Search by number, name or email' }).fill(text);
    await expect(this.page).toHaveURL(/[?&](search|q)=/);
  }

  async opensOrder(number: string): Promise<void> {
    await this.searches(number);
    await this.main.getByRole('link', { name: number }).click();
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(number);
  }

  /** Makes the next step of the flow. */
  async movesOn(status: string): Promise<void> {
    const label = `Move to ${status.toLowerCase()}`;
    await this.main.getByRole('button', { name: label }).click();
    if (status === 'Complete') {
      // An order without a parcel is asked about first.
      const ask = this.page.getByRole('dialog', { name: `${label}?` });
      const done = this.latestMove.filter({ hasText: status });
      await expect(ask.or(done)).toBeVisible();
      if (await ask.isVisible()) await ask.getByRole('button', { name: label }).click();
    }
    await this.seesStatus(status);
  }

  /** Chooses a move of the menu; the dialog that asks for its reason, if any, is open afterwards. */
  async choosesMove(label: string): Promise<void> {
    await this.main.getByRole('button', { name: /^(More|Move order)$/ }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click();
  }

  /** The latest move in the history of the order. */
  get latestMove(): Locator {
    return this.main.locator('li[data-stage]').first();
  }

  /** The latest move in the history names the status. */
  async seesStatus(status: string): Promise<void> {
    await expect(this.latestMove).toContainText(status);
  }
}
