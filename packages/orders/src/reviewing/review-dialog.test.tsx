import { stubUploads } from '@omnis/shop-kit/testing';
import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import ReviewDialog from './review-dialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The dialog of a mug. Reviews are taken; uploads are not sent by `fetch`, see {@link stubUploads}. */
function show() {
  const sent: string[] = [];
  const fetch = vi.fn(async (request: RequestInfo | URL): Promise<Response> => {
    const { url } = request instanceof Request ? request : new Request(request);
    sent.push(new URL(url).pathname);
    return Response.json({ message: 'Thank you' });
  });
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <ReviewDialog
        orderHash="hash"
        product={{ productId: 7, name: 'Mug', image: null, review: null }}
        author="Ada"
        sentFocus={{ current: null }}
        open
        onOpenChange={() => undefined}
      />
    </Provider>,
  );
  return { reviews: () => sent.filter((path) => path.includes('review')).length };
}

function fill(): void {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(screen.getByLabelText(/Your review/), { target: { value: 'Holds a lot of tea.' } });
}

const send = (): boolean => fireEvent.submit(document.querySelector('form')!);

it('OD9 does not leave a picture behind that has failed', async () => {
  const upload = vi.fn(async (): Promise<object> => {
    throw new Error('cut off');
  });
  stubUploads(upload);
  const { reviews } = show();
  fill();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'worn.png', { type: 'image/png' })] } });
  await screen.findByText('Oops... looks like something went wrong. Please try again.');
  expect(upload).toHaveBeenCalledOnce();
  send();
  const said = await screen.findByText('A photo couldn’t be uploaded. Try again or remove it.');
  expect(said.closest('[role="alert"]')).not.toBeNull();
  expect(reviews()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remove worn.png' }));
  send();
  await waitFor(() => expect(reviews()).toBe(1));
});

it('OD9 has what was written still in a page that was loaded anew, until it is sent', async () => {
  show();
  fill();
  cleanup();
  const { reviews } = show();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Your review/).value).toBe('Holds a lot of tea.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  send();
  await waitFor(() => expect(reviews()).toBe(1));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
