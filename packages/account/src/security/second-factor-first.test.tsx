import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SecondFactorFirst } from './second-factor-first.tsx';

const shows = (owed: string | null, target: string | null) =>
  render(<SecondFactorFirst owed={owed} target={target} />, { wrapper: MemoryRouter });

test('says why somebody was led here, and shows no way past it', () => {
  shows('Oak & Ash asks it of its team.', '/dashboard/orders/');
  expect(screen.getByRole('alert').textContent).toContain('Oak & Ash asks it of its team.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('leads on to where somebody was heading, once the factor is on', () => {
  shows(null, '/dashboard/orders/');
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard/orders/');
});

test('is not there for who came by themselves', () => {
  shows(null, null);
  expect(screen.queryByRole('alert')).toBeNull();
});
