import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { pageList } from './page-list.ts';
import { Pagination } from './pagination.tsx';

describe('U14 pages', () => {
  it.each<[number, number, string]>([
    [1, 1, '1'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 gap 20'],
    [4, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [16, 20, '1 gap 15 16 17 gap 20'],
    [17, 20, '1 gap 16 17 18 19 20'],
    [20, 20, '1 gap 16 17 18 19 20'],
    [99, 3, '1 2 3'],
  ])('U14 page %i of %i shows %s', (page, count, expected) => {
    expect(pageList(page, count).join(' ')).toBe(expected);
  });

  it('U14 never leaves out one page alone and always has the current one', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const list = pageList(page, count);
        expect(list).toContain(page);
        list.forEach((entry, at) => {
          if (entry !== 'gap') return;
          expect(Number(list[at + 1]) - Number(list[at - 1])).toBeGreaterThan(2);
        });
      }
    }
  });

  it('U14 are links, and are followed in place where told', () => {
    const change = vi.fn();
    render(<Pagination page={2} count={3} href={(page) => `?page=${page}`} onPageChange={change} />);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    const third = screen.getByRole('link', { name: 'Page 3' });
    expect(third.getAttribute('href')).toBe('?page=3');
    fireEvent.click(third);
    expect(change).toHaveBeenCalledWith(3);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
  });

  it('U14 end at the ends, and one page needs none', () => {
    const { container, rerender } = render(<Pagination page={1} count={2} href={String} />);
    const previous = screen.getByRole('link', { name: 'Previous' });
    expect(previous.hasAttribute('href')).toBe(false);
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    rerender(<Pagination page={1} count={1} href={String} />);
    expect(container.textContent).toBe('');
  });
});

describe('U15 breadcrumbs', () => {
  it('U15 link to all but the page that is shown', () => {
    render(
      <Breadcrumbs
        items={[
          { text: 'Home', href: '/' },
          { text: 'Women', href: '/collection/women/' },
          { text: 'Tee', href: '/product/tee/' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Women']);
    expect(screen.getByText('Tee').getAttribute('aria-current')).toBe('page');
  });
});
