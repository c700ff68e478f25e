import { expect, type Locator, type Page } from '@playwright/test';
import { storeUrl } from './places.ts';

/** Gives a sign of somebody before the page, and waits until its scripts have taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('wheel'));
    const elements = [...document.querySelectorAll('header a, main a, main button')];
    return (
      elements.length > 0 &&
      elements.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')))
    );
  });
}

/** Actions of a shopper in a store, in their words. */
export class Shopper {
  readonly page: Page;
  readonly store: string;
  /** Of the store, where it is not at the worker's server. */
  readonly origin: string;

  constructor(page: Page, store = 'demo', origin = storeUrl('', store)) {
    this.page = page;
    this.store = store;
    this.origin = origin;
  }

  /** True when the screen is too narrow for the main menu. */
  get isOnPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The price of the product on its page. */
  get price(): Locator {
    return this.main.locator('.facts').first();
  }

  /** The search field: in the header where the store puts one there, else on the search page. */
  async goesToSearch(): Promise<Locator> {
    const field = this.page
      .getByRole('combobox', { name: 'Search products' })
      .locator('visible=true')
      .first();
    if (await field.isVisible()) return field;
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: 'Search' })
      .locator('visible=true')
      .first()
      .click();
    await expect(this.page).toHaveURL(/\/search/);
    return field;
  }

  /** The filters of a list: at its side, or in the drawer that a phone opens. */
  async opensFilters(): Promise<Locator> {
    if (!this.isOnPhone) return this.page.getByRole('complementary', { name: 'Filters' });
    await this.page.getByRole('button', { name: /^Filter/ }).click();
    return this.page.getByRole('dialog', { name: 'Filter' });
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await hydrated(this.page);
  }

  /** Goes to a part of the shop by the main menu. */
  async choosesInMenu(entry: string): Promise<void> {
    const { page } = this;
    if (!this.isOnPhone) {
      await page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: entry, exact: true })
        .first()
        .click();
      return;
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const row = menu.getByRole('listitem').getByText(entry, { exact: true });
    await row.click();
    const all = menu.getByRole('link', { name: /^(All|Everything|See all|Shop all)/ }).first();
    if (page.url() === `${this.origin}/` && (await all.isVisible().catch(() => false))) await all.click();
  }

  async filtersByColour(colour: string): Promise<void> {
    const { page } = this;
    if (this.isOnPhone) await page.getByRole('button', { name: /^Filter/ }).click();
    const place = this.isOnPhone
      ? page.getByRole('dialog', { name: 'Filter' })
      : page.getByRole('complementary', { name: 'Filters' });
    await place.getByRole('checkbox', { name: new RegExp(`^${colour}\\b`) }).check();
    await expect(page).toHaveURL(new RegExp(`colour=${encodeURIComponent(colour)}`, 'i'));
    if (this.isOnPhone) await place.getByRole('button', { name: /^Show \d+ product/ }).click();
    await expect(this.main.getByRole('link', { name: `Remove the filter ${colour}` })).toBeVisible();
  }

  /** Opens a product from a list on the page. */
  async opensProduct(name: string): Promise<void> {
    await this.main.getByRole('link', { name }).first().click();
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText(name);
    await hydrated(this.page);
  }

  async choosesColour(colour: string): Promise<void> {
    await this.main
      .getByRole('list', { name: /Colour/ })
      .getByRole('link', { name: colour, exact: true })
      .click();
    await expect(
      this.main.getByRole('list', { name: /Colour/ }).locator('[aria-current="true"]'),
    ).toHaveAccessibleName(colour);
  }

  async choosesSize(size: string): Promise<void> {
    await this.main.getByRole('radio', { name: size, exact: true }).check();
    await expect(this.main.getByRole('radio', { name: size, exact: true })).toBeChecked();
  }

  /** Adds what is chosen, and sees it in the drawer. */
  async addsToBasket(): Promise<void> {
    await this.main.getByRole('button', { name: 'Add to basket' }).first().click();
    await expect(this.page.getByRole('dialog', { name: 'Your basket' })).toContainText(
      'Added to your basket',
    );
  }

  /** On the page of the basket: takes out what an account brought along from earlier journeys. */
  async emptiesBasket(): Promise<void> {
    await hydrated(this.page);
    const remove = this.main.getByRole('button', { name: /^Remove / });
    const empty = this.main.getByRole('heading', { name: 'Your basket is empty' });
    await expect(remove.first().or(empty)).toBeVisible();
    for (let left = await remove.count(); left > 0; left -= 1) {
      await remove.first().click();
      await expect(remove).toHaveCount(left - 1);
    }
  }

  /** Puts a product into the basket from its page. */
  async buys(product: { readonly url: string; readonly size: string }): Promise<void> {
    await this.opens(product.url);
    await this.choosesSize(product.size);
    await this.addsToBasket();
  }

  async goesToBasket(): Promise<void> {
    await this.page
      .getByRole('dialog', { name: 'Your basket' })
      .getByRole('link', { name: 'View basket' })
      .click();
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText('Basket');
  }

  async goesToCheckout(): Promise<void> {
    const drawer = this.page.getByRole('dialog', { name: 'Your basket' });
    const place = (await drawer.isVisible()) ? drawer : this.main;
    await place.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout\/?$/);
    await hydrated(this.page);
  }

  async usesCoupon(code: string): Promise<void> {
    await this.main.getByText('Add a coupon').click();
    await this.main.getByRole('textbox', { name: 'Coupon code' }).fill(code);
    await this.main.getByRole('button', { name: 'Apply' }).click();
  }

  async setsQuantity(product: string, quantity: number): Promise<void> {
    const field = this.main.getByRole('spinbutton', { name: `Quantity of ${product}` });
    await field.fill(String(quantity));
    await field.blur();
    await expect(field).toHaveValue(String(quantity));
  }

  /** The amount beside a word in the summary. */
  sum(word: string): Locator {
    return this.main
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${word}`) }) })
      .locator('dd');
  }

  async choosesCurrency(code: string): Promise<void> {
    const { page } = this;
    if (this.isOnPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const place = this.isOnPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
    await place.getByRole('combobox', { name: 'Currency' }).selectOption(code);
    if (this.isOnPhone) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    }
  }
}
