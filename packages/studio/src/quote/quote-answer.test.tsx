import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAnswerDraft } from './answer-draft.ts';
import { priced } from './priced-quote.fixture.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import type { Quote } from './quote-words.ts';

const call = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const scrolled = vi.fn<() => void>();

beforeEach(() => {
  call.mockReset();
  scrolled.mockReset();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const approved: Quote = { ...priced, status: 'bespoke_approved', moves: ['po_confirmed', 'bespoke_mockup'] };

function show(quote: Quote): void {
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch: call })}>
      <QuoteAnswer quote={quote} />
    </Provider>,
  );
}

const refusal = (): Response =>
  Response.json({ message: 'This quote has moved on.', errors: [], code: 'conflict' }, { status: 409 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

describe('SD10 accepting a price', () => {
  it('shows that it is under way, keeps the focus, and lets go of what was said before', async () => {
    call.mockImplementationOnce(async () => refusal());
    show(priced);
    const accept = screen.getByRole('button', { name: 'Accept £18.00' });
    accept.focus();
    fireEvent.click(accept);
    expect((await screen.findByRole('alert')).textContent).toBe('This quote has moved on.');
    expect(document.activeElement).toBe(accept);
    const answers = Promise.withResolvers<Response>();
    call.mockImplementationOnce(() => answers.promise);
    fireEvent.click(accept);
    await waitFor(() => expect(accept.getAttribute('aria-busy')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(accept);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for changes' }).disabled).toBe(true);
    answers.resolve(refusal());
    await screen.findByRole('alert');
  });
});

describe('SD10 asking for changes', () => {
  it('has what was typed still after "Back" and a reload, and leads back to its button', () => {
    show(priced);
    press('Ask for changes');
    type(/^What should change/, 'In green, please');
    press('Back');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask for changes' }));
    cleanup();
    show(priced);
    expect(document.activeElement).toBe(document.body);
    press('Ask for changes');
    expect(field(/^What should change/).value).toBe('In green, please');
    type(/^What should change/, '');
    press('Back');
    press('Ask for changes');
    expect(field(/^What should change/).value).toBe('');
  });

  it('forgets what was sent, and what was typed for another quote', async () => {
    show(priced);
    press('Ask for changes');
    type(/^What should change/, 'In green, please');
    cleanup();
    show({ ...priced, orderHash: 'o'.repeat(24) });
    press('Ask for changes');
    expect(field(/^What should change/).value).toBe('');
    call.mockImplementation(async () => Response.json(priced));
    type(/^What should change/, 'In red');
    press('Send');
    await waitFor(() => expect(sessionStorage.getItem('omnis.quote.answer')).not.toContain('In red'));
  });
});

describe('SD10 confirming with a purchase order', () => {
  const typed: readonly (readonly [RegExp, string])[] = [
    [/^Purchase order number/, 'PO-77'],
    [/^Address(?! line)/, '1 High Street'],
    [/^Town or city/, 'Leeds'],
    [/^Postcode/, 'LS1 1BA'],
  ];
  const values = () => typed.map(([name]) => field(name).value);

  it('has what was typed still after asking for changes and a reload, until whoever typed it signs out', () => {
    show(approved);
    for (const [name, value] of typed) type(name, value);
    press('Ask for changes');
    type(/^What should change/, 'In green, please');
    press('Back');
    expect(values()).toEqual(typed.map(([, value]) => value));
    cleanup();
    show(approved);
    expect(values()).toEqual(typed.map(([, value]) => value));
    expect(field(/^First name/).value).toBe('Ada');
    cleanup();
    forgetAnswerDraft();
    show(approved);
    expect(values()).toEqual(typed.map(() => ''));
  });

  it('says beside the button why it was not taken, and is scrolled to it', async () => {
    call.mockImplementation(async () => refusal());
    show(approved);
    for (const [name, value] of typed) type(name, value);
    press('Confirm the order for £18.00');
    const problem = (await screen.findByText('This quote has moved on.')).closest('.problem');
    expect(problem?.nextElementSibling?.querySelector('button')?.textContent).toContain('Confirm the order');
    await vi.waitFor(() => expect(scrolled.mock.contexts).toContain(problem));
    expect(sessionStorage.getItem('omnis.quote.answer')).toContain('PO-77');
    call.mockImplementation(async () => Response.json(approved));
    press('Confirm the order for £18.00');
    await waitFor(() => expect(sessionStorage.getItem('omnis.quote.answer')).toBeNull());
  });
});
