import { readSource, type ReadSource, shellTexts, type StoreCoreData } from '@omnis/shop-kit';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { clientLoader as loadPay } from './pay.tsx';
import { clientLoader as loadReceipt } from './receipt.tsx';

const orderHash = 'h'.repeat(22);

/** The context of a visit to an order that the API knows; `state` says whether it can be paid. */
function visit(order: { readonly quoted?: boolean }, state = 'closed') {
  const context = new RouterContextProvider();
  const answers: Readonly<Record<string, unknown>> = {
    ordersGet: { orderHash, number: 'DEMO-1', ...order },
    checkoutToPay: { state },
  };
  context.set(readSource, {
    locale: () => 'en-GB',
    // Safe: of the answers, these loaders need no more than this.
    ask: (async (name: string) => ({ value: answers[name] })) as ReadSource['ask'],
    // Safe: nor do they look at the store.
    core: () => ({}) as StoreCoreData,
    currency: () => 'GBP',
  });
  const url = new URL(`http://demo.localhost/receipt/${orderHash}`);
  return { context, params: { orderHash }, url, request: new Request(url), serverLoader };
}

/** The browser asks the API itself. */
const serverLoader = (): Promise<never> => Promise.reject(new Error('Nobody asks the server’s loader'));

type Visit = ReturnType<typeof visit>;

/** Where a page leads on; null where it is shown. */
async function leadOf(load: (at: Visit) => Promise<unknown>, at: Visit): Promise<string | null> {
  try {
    await load(at);
    return null;
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location');
    throw answer;
  }
}

describe('an order that began as a quote', () => {
  it('is told about on the page of the quote, and not as something that was ordered', async () => {
    await shellTexts.load('en-GB');
    const receipt = (at: Visit) => loadReceipt({ ...at, pattern: '/receipt/:orderHash' });
    const pay = (at: Visit) => loadPay({ ...at, pattern: '/pay/:orderHash' });
    const quote = `/advanced-quote/${orderHash}/`;
    expect(await leadOf(receipt, visit({ quoted: true }))).toBe(quote);
    expect(await leadOf(pay, visit({ quoted: true }))).toBe(quote);
    expect(await leadOf(receipt, visit({ quoted: false }))).toBeNull();
    expect(await leadOf(pay, visit({ quoted: false }))).toBe(`/receipt/${orderHash}`);
    expect(await leadOf(pay, visit({ quoted: false }, 'payable'))).toBeNull();
  });
});
