import { describe, expect, it } from 'vitest';
import { changedParams, pageOf } from './list-params.ts';

const changed = (query: string, changes: Record<string, string | null>): string =>
  changedParams(new URLSearchParams(query), changes).toString();

describe('the address of a list', () => {
  it('leads to the first page when what is shown changes', () => {
    expect(changed('page=4&status=paid', { search: 'tee' })).toBe('status=paid&search=tee');
  });

  it('keeps the rest when the page changes, and leaves the first page out', () => {
    expect(changed('search=tee', { page: '3' })).toBe('search=tee&page=3');
    expect(changed('search=tee&page=3', { page: '1' })).toBe('search=tee');
  });

  it('takes empty values out', () => {
    expect(changed('search=tee&status=paid', { search: '', status: null })).toBe('');
  });

  it.each([
    ['', 1],
    ['page=7', 7],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['page=99999999', 1],
  ])('reads the page of “%s” as %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});
