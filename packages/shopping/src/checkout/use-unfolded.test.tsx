import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUnfolded } from './use-unfolded.ts';

afterEach(cleanup);

function Page(): ReactElement {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useUnfolded(root);
  return (
    <>
      <aside ref={root}>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Order
        </button>
        {open && <input aria-label="Coupon" />}
      </aside>
      <input aria-label="Email" />
    </>
  );
}

it('folds when the focus goes on to the page, not within itself', () => {
  vi.spyOn(window, 'scrollBy').mockReturnValue();
  render(<Page />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  screen.getByRole('textbox', { name: 'Coupon' }).focus();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('textbox', { name: 'Email' }).focus();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(window.scrollBy).toHaveBeenCalledOnce();
});
