import { stubUploads } from '@omnis/shop-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill, send, showQuoteForm } from './testing/show-quote-form.tsx';

vi.mock(import('@omnis/shop-kit/view'), async (load) => {
  const view = await load();
  // Safe: of the whole view, the form needs the day alone.
  return { ...view, useView: () => ({ today: '2026-11-23T08:00:00Z' }) as ReturnType<typeof view.useView> };
});

const call = vi.fn<typeof fetch>();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  call.mockReset();
  vi.unstubAllGlobals();
});

describe('SD8 asking for a quote with artwork', () => {
  const file = new File(['<svg/>'], 'sun.svg', { type: 'image/svg+xml' });
  const artwork = { id: 'a'.repeat(32), name: 'sun.svg', url: '/x', width: 9, height: 9, bytes: 2048 };
  const drop = () => screen.getByLabelText('Your artwork (optional)');
  /** Answers uploads so, and what is asked with a quote. */
  const answers = (upload: () => Promise<object>) => {
    stubUploads(upload);
    const asked: unknown[] = [];
    call.mockImplementation(async (_to, init) => {
      asked.push(await new Request('http://shop.example/', init).json());
      return Response.json({ orderHash: 'a'.repeat(20) });
    });
    return asked;
  };
  const isFilled = (): void => {
    fill('M', '25');
    fill('Front', '2');
    fill('First name', 'Ada');
    fill('Last name', 'Archer');
    fill('Email', 'ada@shop.example');
  };
  const refuses = async (message: string): Promise<void> => {
    send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(drop());
  };

  it('is not sent while the file is on its way, and says so at the file', async () => {
    const arrives = Promise.withResolvers<object>();
    const asked = answers(async () => arrives.promise);
    showQuoteForm(call);
    isFilled();
    fireEvent.change(drop(), { target: { files: [file] } });
    await refuses('Your file is still uploading. Send the form once it’s done.');
    arrives.resolve(artwork);
    await vi.waitFor(() => expect(screen.queryByText(/still uploading/)).toBeNull());
    expect(asked).toEqual([]);
    send();
    await vi.waitFor(() => expect(asked).toMatchObject([{ artwork: artwork.id }]));
  });

  it('is not sent without the file that failed, until it is removed', async () => {
    const asked = answers(async () => {
      throw new TypeError('The line broke');
    });
    showQuoteForm(call);
    isFilled();
    fireEvent.change(drop(), { target: { files: [file] } });
    expect(await screen.findByRole('button', { name: 'Try sun.svg again' })).toBeTruthy();
    await refuses('Your file couldn’t be uploaded. Try again or remove it.');
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove sun.svg' }));
    expect(screen.queryByText(/couldn’t be uploaded/)).toBeNull();
    send();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).not.toHaveProperty('artwork');
  });

  it('has the file that arrived still when the page is loaded anew', async () => {
    const asked = answers(async () => artwork);
    showQuoteForm(call);
    isFilled();
    fireEvent.change(drop(), { target: { files: [file] } });
    await vi.waitFor(() => expect(sessionStorage.getItem('omnis.quote')).toContain(artwork.id));
    cleanup();
    showQuoteForm(call);
    expect(screen.getByText('sun.svg')).toBeTruthy();
    send();
    await vi.waitFor(() => expect(asked).toMatchObject([{ artwork: artwork.id }]));
  });

  it('says that the file that had not arrived has to be chosen again', async () => {
    const asked = answers(() => Promise.withResolvers<object>().promise);
    showQuoteForm(call);
    isFilled();
    fireEvent.change(drop(), { target: { files: [file] } });
    await vi.waitFor(() => expect(sessionStorage.getItem('omnis.quote')).toContain('sun.svg'));
    cleanup();
    showQuoteForm(call);
    expect(screen.getByText(/^It was still uploading when the page reloaded/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try sun.svg again' })).toBeNull();
    await refuses('Your file couldn’t be uploaded. Choose it again or remove it.');
    fireEvent.click(screen.getByRole('button', { name: 'Remove sun.svg' }));
    cleanup();
    showQuoteForm(call);
    expect(screen.queryByText('sun.svg')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('names the limit in the words of its language', () => {
    showQuoteForm(call, 'fr-FR');
    expect(screen.getByText(/^PNG, JPEG, WebP ou SVG, jusqu’à 20\sMo\. Plus/)).toBeTruthy();
  });
});
