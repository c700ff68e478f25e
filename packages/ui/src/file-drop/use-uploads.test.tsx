import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import { nextUploads, uploadReducer, type UploadEntry } from './upload-queue.ts';
import { useUploads, type UploadSteps } from './use-uploads.ts';

const file = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const entry = (id: string, status: UploadEntry['item']['status']): UploadEntry => ({
  file: file(id),
  item: { id, name: id, size: 6, status },
});

// jsdom has no addresses for what is in memory.
const addresses = { createObjectURL: vi.fn<() => string>(), revokeObjectURL: vi.fn<() => void>() };
beforeEach(() => {
  addresses.createObjectURL.mockReset().mockReturnValue('blob:picture');
  addresses.revokeObjectURL.mockReset();
  Object.assign(URL, addresses);
});
afterEach(() => {
  for (const name of Object.keys(addresses)) Reflect.deleteProperty(URL, name);
});

describe('U39 uploads', () => {
  it('U39 show pictures small, and let go of them', () => {
    function Files() {
      return (
        <FileDrop
          label="Files"
          multiple
          {...useUploads({ send: () => Promise.withResolvers<void>().promise }).drop}
        />
      );
    }
    const { container } = render(<Files />);
    fireEvent.change(screen.getByLabelText('Files'), {
      target: { files: [file('a.png'), new File(['a;b'], 'b.csv', { type: 'text/csv' })] },
    });
    expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
      'blob:picture',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /a\.png/ }));
    expect(container.querySelector('li img')).toBeNull();
    expect(addresses.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:picture');
  });

  it('U39 go a few at a time, in order', () => {
    const entries = [
      entry('a', 'uploading'),
      entry('b', 'failed'),
      entry('c', 'queued'),
      entry('d', 'queued'),
    ];
    expect(nextUploads(entries, 2).map(({ item }) => item.id)).toEqual(['c']);
    expect(nextUploads(entries, 1)).toEqual([]);
    const [again] = uploadReducer([entry('b', 'failed')], { type: 'retried', id: 'b' });
    expect(again?.item).toMatchObject({ status: 'queued', error: undefined });
  });

  it('U39 wait, run, fail, are tried again, are called off', async () => {
    const sent: { name: string; steps: UploadSteps; end: (error?: string) => void; lose: () => void }[] = [];
    function Artwork() {
      const uploads = useUploads({
        atOnce: 1,
        send: (each, steps) =>
          new Promise((resolve, reject) => {
            sent.push({
              name: each.name,
              steps,
              end: (error) => resolve(error === undefined ? undefined : { error }),
              lose: () => reject(new Error('offline')),
            });
          }),
      });
      return (
        <>
          <FileDrop label="Artwork" multiple {...uploads.drop} />
          <output>{uploads.isBusy ? 'busy' : 'idle'}</output>
        </>
      );
    }
    const { unmount } = render(<Artwork />);
    fireEvent.change(screen.getByLabelText('Artwork'), {
      target: { files: [file('a.png'), file('b.png'), file('c.png')] },
    });
    expect(sent.map(({ name }) => name)).toEqual(['a.png']);
    expect(screen.getAllByText(/waiting/)).toHaveLength(2);
    act(() => sent[0]?.steps.onProgress(40));
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' }).getAttribute('aria-valuenow')).toBe(
      '40',
    );
    expect(screen.getByText('40% of 6 bytes')).toBeTruthy();
    await act(async () => sent[0]?.lose());
    expect(screen.getByText('The upload broke off. Try again.')).toBeTruthy();
    // The next one goes on meanwhile, and is called off.
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel b.png' }));
    expect(sent[1]?.steps.signal.aborted).toBe(true);
    expect(screen.queryByText(/b\.png/)).toBeNull();
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']));
    await act(async () => sent[2]?.end('Too small to print'));
    expect(screen.getByText('Too small to print')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try a.png again' }));
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'a.png']));
    expect(screen.getByRole('status').textContent).toBe('busy');
    await act(async () => sent[3]?.end());
    expect(screen.getByRole('status').textContent).toBe('idle');
    expect(screen.getByRole('button', { name: 'Remove a.png' })).toBeTruthy();
    unmount();
  });
});
