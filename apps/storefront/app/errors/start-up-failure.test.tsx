import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StartUpFailure } from './start-up-failure.tsx';

afterEach(cleanup);

it('says that the page could not start, and loads it anew by Reload', () => {
  const reload = vi.fn<() => void>();
  render(<StartUpFailure reload={reload} />);
  expect(screen.getByRole('heading', { name: 'Oops... Looks like something went wrong' }).tagName).toBe('H1');
  expect(document.title).toBe('Oops... Looks like something went wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
