import { describe, expect, it } from 'vitest';
import { changeTags } from './order-tags.ts';

describe('changeTags', () => {
  it('adds what is new, once and in its own letters', () => {
    expect(changeTags(['gift'], { addTags: ['Gift', 'Rush', 'rush'], removeTags: [] })).toEqual({
      tags: ['gift', 'Rush'],
      added: ['Rush'],
      removed: [],
    });
  });

  it('removes a tag in any letters, and nothing that is not there', () => {
    expect(changeTags(['Gift', 'rush'], { addTags: [], removeTags: ['gift', 'wholesale'] })).toEqual({
      tags: ['rush'],
      added: [],
      removed: ['Gift'],
    });
  });
});
