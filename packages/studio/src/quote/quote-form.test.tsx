import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, send, showQuoteForm } from './testing/show-quote-form.tsx';

vi.mock(import('@omnis/shop-kit/view'), async (load) => {
  const view = await load();
  // Safe: of the whole view, the form needs the day alone.
  return { ...view, useView: () => ({ today: '2026-11-23T08:00:00Z' }) as ReturnType<typeof view.useView> };
});

const call = vi.fn<typeof fetch>();

const isMarked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

beforeEach(() => {
  call.mockReset();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('asking for a quote', () => {
  it('SD7 tells all that is missing at once, marks it, and leads to the first of it', () => {
    showQuoteForm(call);
    fill('VAT number (optional)', 'GB12');
    fill('Needed by (optional)', '2026-11-22');
    send();
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByText('Enter how many you’d like')).toBeTruthy();
    expect(screen.getByText('Choose at least one print position')).toBeTruthy();
    expect(screen.getByText('Choose a date in the future')).toBeTruthy();
    expect(screen.getByText('Invalid Vat Number')).toBeTruthy();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(['XS', 'One size', 'Front', 'First name', 'Email'].map(isMarked)).toEqual(
      Array<boolean>(5).fill(true),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('XS'));
  });

  it('SD7 marks the size that has no whole number, and lets go of what is mended', () => {
    showQuoteForm(call);
    fill('M', '2.5');
    send();
    expect(screen.getByText('Enter a whole number from 1 to 100,000')).toBeTruthy();
    expect(['S', 'M', 'L'].map(isMarked)).toEqual([false, true, false]);
    fill('M', '25');
    fill('Front', '2');
    expect(screen.queryByText(/whole number/)).toBeNull();
    expect(screen.queryByText('Choose at least one print position')).toBeNull();
    expect(['M', 'Front'].map(isMarked)).toEqual([false, false]);
    send();
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });

  it('says beside the button what stands against the whole of it', async () => {
    call.mockImplementation(async () => {
      const body = { message: 'Too many requests', errors: [], code: 'rate_limited' };
      return new Response(JSON.stringify(body), {
        status: 429,
        headers: { 'content-type': 'application/json' },
      });
    });
    showQuoteForm(call);
    fill('M', '25');
    fill('Front', '2');
    fill('First name', 'Ada');
    fill('Last name', 'Archer');
    fill('Email', 'ada@shop.example');
    send();
    const message = await screen.findByRole('alert');
    expect(message.closest('.send')?.querySelector('button')).toBeTruthy();
  });

  it('SD6 is sent under the same key by a page that was loaded anew before the answer came', async () => {
    call.mockRejectedValue(new TypeError('Failed to fetch'));
    const askOnce = async (): Promise<string | null> => {
      showQuoteForm(call);
      fill('M', '25');
      fill('Front', '2');
      fill('First name', 'Ada');
      fill('Last name', 'Archer');
      fill('Email', 'ada@shop.example');
      send();
      await screen.findByRole('alert');
      const request = new Request(...(call.mock.lastCall ?? ['']));
      cleanup();
      return request.headers.get('Idempotency-Key');
    };
    const before = await askOnce();
    expect(before).toBeTruthy();
    expect(await askOnce()).toBe(before);
  });

  it.each([
    ['de-DE', 'Angebot anfordern', 'Geben Sie an, wie viele Sie möchten'],
    ['fr-FR', 'Demander un devis', 'Indiquez combien vous en souhaitez'],
  ])('speaks the language of the page: %s', (locale, button, text) => {
    showQuoteForm(call, locale);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('SD7 has what was typed still when the page is loaded anew, until it is sent', async () => {
    const typed = {
      M: '25',
      Front: '2',
      'First name': 'Ada',
      'Last name': 'Archer',
      Email: 'ada@shop.example',
    };
    showQuoteForm(call);
    for (const [label, value] of Object.entries(typed)) fill(label, value);
    cleanup();
    showQuoteForm(call);
    const valueOf = (label: string): unknown => Reflect.get(screen.getByLabelText(label), 'value');
    expect(Object.keys(typed).map(valueOf)).toEqual(Object.values(typed));
    call.mockImplementation(async () => Response.json({ orderHash: 'a'.repeat(20) }));
    send();
    await vi.waitFor(() => expect(sessionStorage.getItem('omnis.quote')).toBeNull());
    cleanup();
    showQuoteForm(call);
    expect(valueOf('First name')).toBe('');
  });

  it('SD6 is sent again with the same key when its answer was lost, and with another once it was changed', async () => {
    const keys: (string | null)[] = [];
    call.mockImplementation(async (_to, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      throw new TypeError('The line broke');
    });
    showQuoteForm(call);
    fill('M', '25');
    fill('Front', '2');
    fill('First name', 'Ada');
    fill('Last name', 'Archer');
    fill('Email', 'ada@shop.example');
    const sends = async (times: number): Promise<void> => {
      send();
      await vi.waitFor(() => expect(keys).toHaveLength(times));
      await screen.findByRole('alert');
    };
    // Each goes twice before anybody is told.
    await sends(2);
    await sends(4);
    fill('M', '26');
    await sends(6);
    const [first = '', , second, , third] = keys;
    expect(first?.length).toBeGreaterThanOrEqual(22);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('SD7 begins anew where storage holds something else', () => {
    sessionStorage.setItem('omnis.quote', '{"product":"ships","prints.front":7,"firstName":["Ada"]}');
    showQuoteForm(call);
    expect(Reflect.get(screen.getByLabelText('Product'), 'value')).toBe('t-shirts');
    expect(Reflect.get(screen.getByLabelText('First name'), 'value')).toBe('');
  });
});
