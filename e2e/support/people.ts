import { expect, type Locator, type Page } from '@playwright/test';
import { atlasUrl, demoPassword, platformUrl } from './places.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What an owner does in the dashboard. */
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

/** What staff do in atlas. */
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
    await expect(this.page).toHaveURL(atlasUrl('/'));
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText('Orders');
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
    await this.main.getByRole('button', { name: `Move to ${status.toLowerCase()}` }).click();
    await this.seesStatus(status);
  }

  /** Chooses a move of the menu; the dialog that asks for its reason, if any, is open afterwards. */
  async choosesMove(label: string): Promise<void> {
    await this.main.getByRole('button', { name: /^(More|Move order)$/ }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click();
  }

  /** The latest entry of the log names the status. */
  async seesStatus(status: string): Promise<void> {
    const log = this.main.getByRole('list').filter({ has: this.page.locator('[data-stage]') });
    await expect(log.getByRole('listitem').first()).toContainText(status);
  }
}
