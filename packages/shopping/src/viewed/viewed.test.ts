import { afterEach, describe, expect, test, vi } from 'vitest';
import { mostViewed, noteViewed, readViewed } from './viewed.ts';

const product = (id: number) => ({ id, name: `Tee ${id}`, path: `/product/tee-${id}/`, image: '/images/a' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the list of products looked at in this browser', () => {
  test('is kept by store, newest first, each once, twelve at most', () => {
    for (let id = 1; id <= mostViewed + 1; id += 1) noteViewed(21, product(id));
    noteViewed(21, product(5));
    const ids = readViewed(21).map(({ id }) => id);
    expect(ids).toHaveLength(mostViewed);
    expect(ids.slice(0, 3)).toEqual([5, 13, 12]);
    expect(ids).not.toContain(1);
    expect(readViewed(22)).toEqual([]);
  });

  test('is nothing where what is kept is no list of products', () => {
    for (const text of ['', '{', '7', 'null', '[null, 7, {"id": 1}]']) {
      localStorage.setItem('omnis.viewed.21', text);
      expect(readViewed(21)).toEqual([]);
    }
  });

  test('is nothing where a browser keeps nothing, and breaks nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => noteViewed(21, product(1))).not.toThrow();
    expect(readViewed(21)).toEqual([]);
  });
});
