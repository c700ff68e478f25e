import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import { nextUploads, uploadReducer, type UploadEntry } from './upload-queue.ts';
import { useUploads, type UploadSteps } from './use-uploads.ts';

const file = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const entry = (id: string, status: UploadEntry['item']['status']): UploadEntry => ({
  file: file(id),
  item: { id, name: id, size: 6, status },
});

describe('U39 uploads', () => {
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
