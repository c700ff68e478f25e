import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OwnPictureCard, type OwnPictureCardProps } from './own-picture-card.tsx';

afterEach(cleanup);

const person = { firstName: 'Nell', lastName: 'Marlow', email: 'nell@marlow.example', avatar: null };
const picture = new File(['pixels'], 'me.png', { type: 'image/png' });

function show(changes: Partial<OwnPictureCardProps> = {}) {
  const onDone = vi.fn<OwnPictureCardProps['onDone']>();
  const send = vi.fn<OwnPictureCardProps['send']>(() => Promise.resolve({}));
  const remove = vi.fn<OwnPictureCardProps['remove']>(() => Promise.resolve({}));
  const { container } = render(<OwnPictureCard {...{ person, send, remove, onDone }} {...changes} />);
  const choose = (): boolean =>
    fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files: [picture] } });
  return { onDone, send, remove, choose, container };
}

describe('platform.md §3 avatar: the card of one’s own picture', () => {
  it('uploads the chosen file, and says so', async () => {
    const { choose, send, onDone } = show();
    expect(screen.queryByText('Remove image')).toBeNull();
    choose();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Image saved'));
    expect(send.mock.calls[0]?.[0].get('file')).toMatchObject({ name: 'me.png' });
  });

  it('shows why the server refuses a file, and saves nothing', async () => {
    const data = { message: 'The file is not a picture', code: 'unsupported_media_type', errors: [] };
    const send = () => Promise.resolve({ error: { status: 415, data } });
    const { choose, onDone, container } = show({ send });
    choose();
    await waitFor(() => expect(container.textContent).toContain('The file is not a picture'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('removes the picture that is there', async () => {
    const { remove, onDone, container } = show({
      person: { ...person, avatar: '/images/uploads/12/a?width=256' },
    });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/uploads/12/a?width=256');
    fireEvent.click(screen.getByText('Remove image'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Image removed'));
    expect(remove).toHaveBeenCalledOnce();
  });
});
