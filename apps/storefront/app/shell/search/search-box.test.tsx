import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

vi.mock('./suggestions.tsx', () => ({ default: () => null }));

afterEach(cleanup);

const box = (term: string) => (
  <MemoryRouter>
    <SearchBox term={term} />
  </MemoryRouter>
);
const field = () => screen.getByRole<HTMLInputElement>('combobox');

it('says what was searched for, and the next search once it is made elsewhere, but keeps what is typed until then', async () => {
  const { rerender } = render(box('moon'));
  await act(async () => void fireEvent.change(field(), { target: { value: 'moon p' } }));
  await act(async () => rerender(box('moon')));
  expect(field().value).toBe('moon p');
  await act(async () => rerender(box('hoodie')));
  expect(field().value).toBe('hoodie');
  await act(async () => rerender(box('')));
  expect(field().value).toBe('');
});
