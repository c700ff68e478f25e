import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { EmptyState, ErrorState } from './states.tsx';

describe('U16 states', () => {
  it('U16 an error says the spec’s words and tries again', () => {
    const retry = vi.fn();
    render(<ErrorState onRetry={retry} reference="8f3a" />);
    expect(screen.getByRole('alert').textContent).toContain('Oops... Looks like something went wrong');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByText('Reference 8f3a')).toBeTruthy();
  });

  it.each([
    ['Oops.. looks like something went wrong', null],
    ['Oops... looks like something went wrong. Please try again.', null],
    ['500 Server error', '500 Server error'],
  ])('U16 an error that says “%s” says nothing twice', (text, said) => {
    const { container } = render(<ErrorState text={text} />);
    expect(container.querySelector('p')?.textContent ?? null).toBe(said);
  });

  it('U16 an empty view is no alert, and its drawing is for the eye', () => {
    const { container } = render(<EmptyState title="No orders yet" titleLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'No orders yet' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('U17 progress', () => {
  const bar = () => screen.getByRole('progressbar');

  it('U17 tells how much is done, and keeps to its bounds', () => {
    const { rerender } = render(
      <ProgressBar label="Import" value={312} max={1200} valueText="312 of 1,200 rows" />,
    );
    expect(bar().getAttribute('aria-valuenow')).toBe('312');
    expect(bar().getAttribute('aria-valuetext')).toBe('312 of 1,200 rows');
    rerender(<ProgressBar label="Import" value={5000} max={1200} />);
    expect(bar().getAttribute('aria-valuenow')).toBe('1200');
    expect(screen.getByText('100%')).toBeTruthy();
    rerender(<ProgressBar label="Import" value={0} max={0} />);
    expect(screen.getByText('0%')).toBeTruthy();
  });

  it('U17 does not pretend to know', () => {
    render(<ProgressBar label="Preparing" value={null} />);
    expect(bar().hasAttribute('aria-valuenow')).toBe(false);
  });
});
