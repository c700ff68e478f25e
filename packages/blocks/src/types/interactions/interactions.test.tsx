import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement } from '../../testing/render-page.tsx';

const show = (properties: object) =>
  render(
    <PageView page={{ blocks: [{ type: 'interactions', properties }] }} environment={testEnvironment()} />,
  );
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('B40 interactions (storefront.md §3: href)', () => {
  it('copies the whole address, says so, and forgets it', async () => {
    vi.useFakeTimers();
    show({ href: '/collection/new/' });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(async () => vi.advanceTimersByTime(0));
    expect(writeText).toHaveBeenCalledWith(new URL('/collection/new/', location.href).href);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the address where it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    show({});
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/Copy it from here: http/)).toBeDefined();
  });

  it('offers what the device has, and takes a no', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('AbortError'));
    vi.stubGlobal('navigator', { clipboard: { writeText }, share });
    show({ title: 'Look', href: 'https://other.example/x' });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Look', url: 'https://other.example/x' });
  });

  it('writes an email without a receiver', () => {
    show({ title: 'A & B', href: '/x/' });
    const mail = screen.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(mail).toBe(
      `mailto:?subject=A%20%26%20B&body=${encodeURIComponent(new URL('/x/', location.href).href)}`,
    );
  });

  it.each(['javascript:alert(1)', '@open-chat', 'data:text/html,x', 4, null])('shares no %s', (href) => {
    show({ href });
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(
      encodeURIComponent(location.href),
    );
  });

  it('needs no browser to be rendered', () => {
    const element = pageElement([{ type: 'interactions' }]);
    expect(element.querySelectorAll('.way')).toHaveLength(2);
  });
});
