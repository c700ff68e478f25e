import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Cards of the test processor. */
export const cards = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  amex: '3782 822463 10005',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  challenge: '4000 0025 0000 3155',
  /** The bank asks, and declines though the shopper approves. */
  challengeDeclined: '4000 0084 0000 1629',
  /** Charged, but the answer never arrives. */
  timeout: '4000 0000 0000 6975',
  /** Authorised, but the money cannot be taken afterwards. */
  captureFails: '4000 0000 0000 6991',
} as const;

/** Buyer, with the delivery address. */
export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}

let count = 0;

/** Somebody in Leeds whom no other test knows. */
export function newBuyer(): Buyer {
  count += 1;
  return {
    email: `buyer-${Date.now().toString(36)}-${process.pid}-${count}@post.example`,
    firstName: 'Robin',
    lastName: 'Ashworth',
    street: '14 Canal Wharf',
    city: 'Leeds',
    postcode: 'LS11 5PS',
  };
}

/** The checkout as a shopper fills it in. */
export class Checkout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async fills(buyer: Buyer): Promise<void> {
    const { main } = this;
    await main.getByRole('textbox', { name: /^Email/ }).fill(buyer.email);
    await main.getByRole('textbox', { name: /^First name/ }).fill(buyer.firstName);
    await main.getByRole('textbox', { name: /^Last name/ }).fill(buyer.lastName);
    await main
      .getByRole('textbox', { name: /^(Address|Street)/ })
      .first()
      .fill(buyer.street);
    await main.getByRole('textbox', { name: /^(Town|City)/ }).fill(buyer.city);
    await this.fillsPostcode(buyer.postcode);
  }

  async fillsPostcode(postcode: string): Promise<void> {
    await this.main.getByRole('textbox', { name: /^Postcode/ }).fill(postcode);
    await this.main.getByRole('textbox', { name: /^Postcode/ }).blur();
  }

  async fillsCard(number: string): Promise<void> {
    const { main } = this;
    await main.getByRole('textbox', { name: /^Card number/ }).fill(number);
    await main.getByRole('textbox', { name: /^Expiry/ }).fill('12 / 34');
    await main
      .getByRole('textbox', { name: /^(Security code|CVC)/ })
      .fill(number === cards.amex ? '1234' : '123');
  }

  /** The order beside the form, unfolded where a small screen folds it. */
  async opensSummary(): Promise<Locator> {
    const summary = this.page.getByRole('complementary', { name: 'Order summary' });
    const fold = summary.getByRole('button', { name: 'Show the order' });
    const total = summary.getByText('Subtotal', { exact: true });
    await expect(fold.or(total).first()).toBeVisible();
    if (await fold.isVisible()) await fold.click();
    await expect(total).toBeVisible();
    return summary;
  }

  /** Answers the bank's question in the frame that the checkout shows. */
  async answersBank(answer: 'Approve payment' | 'Refuse'): Promise<void> {
    await expect(this.bank.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    await this.bank.getByRole('button', { name: answer }).click();
  }

  /** A payment was refused: it says why at the card, which has the focus, and that nothing was charged. */
  async seesRefusal(why: RegExp): Promise<void> {
    const number = this.main.getByRole('textbox', { name: /^Card number/ });
    await expect(number).toHaveAccessibleDescription(why);
    await expect(this.main.getByRole('alert')).toContainText('You haven’t been charged');
    await expect(number).toBeFocused();
  }

  get payButton(): Locator {
    return this.main.getByRole('button', { name: /^(Pay|Place order)/ });
  }

  async pays(): Promise<void> {
    await this.payButton.click();
  }

  /** The bank's question, in the frame that the checkout shows. */
  get bank(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** Waits for the receipt, and reads the order's number and address from it. */
  async getsReceipt(): Promise<{ number: string; url: string }> {
    await expect(this.page).toHaveURL(/\/receipt\/[\w-]{22,}/, { timeout: 30_000 });
    const line = this.main.getByText(/^Order \S*\d/).first();
    await expect(line, 'the receipt shows the number of the order').toBeVisible();
    const number = (await line.innerText()).replace(/^Order /i, '').trim();
    return { number, url: this.page.url() };
  }
}
