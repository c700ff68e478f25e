import { stubUploads, testArtwork } from '@omnis/shop-kit/testing';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArtworkField, type ArtworkFieldProps } from './artwork-field.tsx';

const onArtwork = vi.fn<(artwork: object | null) => void>();
let root: Root | undefined;

const store = createOmnisStore({ app: 'storefront' });
const page = (artwork: ArtworkFieldProps['artwork'] = null): ReactElement => (
  <Provider store={store}>
    <LocaleContext value="en-GB">
      <ArtworkField label="Artwork" artwork={artwork} onArtwork={onArtwork} />
    </LocaleContext>
  </Provider>
);

/** A page of the server, in whose field something was chosen before it came to life. */
async function opened(file: File): Promise<Element | null> {
  stubUploads(async () => testArtwork);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page());
  Object.defineProperty(place.querySelector('input'), 'files', { value: [file] });
  const field = place.querySelector('input');
  root = await act(async () => hydrateRoot(place, page()));
  return field;
}

afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
  onArtwork.mockReset();
  vi.unstubAllGlobals();
});

describe('SD8 a drawing in a font that is missing', () => {
  it('is taken with a notice that names the font, until it is removed', async () => {
    stubUploads(async () => ({ ...testArtwork, missingFonts: ['Brush Script Demo'] }));
    render(page());
    const file = new File(['<svg/>'], 'sea.svg', { type: 'image/svg+xml' });
    fireEvent.change(screen.getByLabelText('Artwork'), { target: { files: [file] } });
    expect(await screen.findByText(/“Brush Script Demo”/)).toBeTruthy();
    expect(onArtwork).toHaveBeenLastCalledWith(testArtwork);
    fireEvent.click(screen.getByRole('button', { name: 'Remove sea.svg' }));
    expect(screen.queryByText(/“Brush Script Demo”/)).toBeNull();
  });
});

describe('SD8 artwork that is chosen before the page has come to life', () => {
  it('is taken from the same element', async () => {
    const field = await opened(new File(['x'], 'sun.png', { type: 'image/png' }));
    // A dialog for files that is open gives them to the element that opened it.
    expect(screen.getByLabelText('Artwork')).toBe(field);
    expect(screen.getByText('sun.png')).toBeTruthy();
    await vi.waitFor(() => expect(onArtwork).toHaveBeenLastCalledWith(testArtwork));
    // Once: what is taken away does not come back.
    fireEvent.click(screen.getByRole('button', { name: 'Remove sun.png' }));
    expect(screen.queryByText('sun.png')).toBeNull();
  });

  it('is refused with its reason by the same rules', async () => {
    await opened(new File(['x'], 'sun.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert').textContent).toContain('sun.pdf: Must upload the following formats');
    expect(onArtwork).not.toHaveBeenCalledWith(testArtwork);
  });
});

it('SD8 shows the artwork that is used, whatever was sent from it before', async () => {
  stubUploads(async () => testArtwork);
  const { rerender } = render(page());
  const file = new File(['x'], 'sun.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Artwork'), { target: { files: [file] } });
  await vi.waitFor(() => expect(onArtwork).toHaveBeenLastCalledWith(testArtwork));
  rerender(page(testArtwork));
  expect(screen.getByRole('listitem').textContent).toBe('sun.png 1 byte');
  rerender(page({ id: 'b'.repeat(32), name: 'moon.png', url: '/moon.png' }));
  expect(screen.getByRole('listitem').textContent).toBe('moon.png ');
  fireEvent.click(screen.getByRole('button', { name: 'Remove moon.png' }));
  rerender(page());
  expect(screen.queryByRole('listitem')).toBeNull();
});
