import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useListKeys } from './list-keys.ts';

function Page({ search, onSearch }: { search: boolean; onSearch: () => void }) {
  useListKeys({ onSearch, onHelp: onSearch });
  return (
    <main>
      {search && <input type="search" aria-label="Search" />}
      <table>
        <tbody>
          {['One', 'Two'].map((name) => (
            <tr key={name} data-row={name}>
              <td>
                <a href={`/${name}/`}>{name}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
afterEach(cleanup);

const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('j and k go through the rows of a list, and stop at its ends', () => {
  render(<Page search onSearch={vi.fn<() => void>()} />);
  const walk = [...'jjjkk'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(walk).toEqual(['One', 'Two', 'Two', 'One', 'One']);
});

it('/ goes to the search of the list, and to that of the dashboard where there is none', () => {
  const onSearch = vi.fn<() => void>();
  const page = render(<Page search onSearch={onSearch} />);
  press('/');
  expect(document.activeElement).toBe(page.getByLabelText('Search'));
  expect(onSearch).not.toHaveBeenCalled();
  page.rerender(<Page search={false} onSearch={onSearch} />);
  press('/');
  expect(onSearch).toHaveBeenCalledOnce();
});

it('? tells which keys there are', () => {
  const onHelp = vi.fn<() => void>();
  render(<Page search onSearch={onHelp} />);
  press('?');
  expect(onHelp).toHaveBeenCalledOnce();
});
