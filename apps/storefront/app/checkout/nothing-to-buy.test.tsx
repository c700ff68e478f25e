import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleContext } from '../texts/use-texts.ts';
import { NothingToBuy } from './nothing-to-buy.tsx';

afterEach(cleanup);

const show = (after: boolean) =>
  render(
    <LocaleContext value="en-GB">
      <NothingToBuy after={after} />
    </LocaleContext>,
  );

it('asks for something to buy where nothing was', async () => {
  show(false);
  expect(await screen.findByText('Put something into it first.')).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says what may have become of what was there, and whether it was charged', async () => {
  show(true);
  expect(await screen.findByText(/ordered or emptied in another window.*nothing was charged/)).toBeDefined();
  expect(screen.queryByText('Put something into it first.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account/');
  expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
});
