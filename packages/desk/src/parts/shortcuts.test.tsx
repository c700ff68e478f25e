import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcuts } from './shortcuts.ts';

function Page({ onNext, inside }: { onNext: () => void; inside?: ReactNode }) {
  useShortcuts({ n: onNext });
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Search" />
      {inside}
    </>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('shortcuts', () => {
  it('AT20 work where nobody is typing, without modifiers', () => {
    const onNext = vi.fn<() => void>();
    const page = render(<Page onNext={onNext} />);
    fireEvent.keyDown(document.body, { key: 'n' });
    fireEvent.keyDown(page.getByRole('button'), { key: 'n' });
    expect(onNext).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(page.getByRole('textbox'), { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'n', metaKey: true });
    fireEvent.keyDown(document.body, { key: 'constructor' });
    expect(onNext).toHaveBeenCalledTimes(2);
    page.unmount();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  it('AT21 do not reach the page behind an open dialog', () => {
    const onNext = vi.fn<() => void>();
    render(<Page onNext={onNext} inside={<div role="dialog" aria-label="Refund" />} />);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(onNext).not.toHaveBeenCalled();
  });
});
