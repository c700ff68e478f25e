import { describe, expect, it } from 'vitest';
import {
  chatNameFault,
  chatTextFault,
  isLiveChatGroupId,
  liveChatGroupId,
  liveChatGroupIds,
  liveChatGroupName,
  liveChatGroups,
} from './index.ts';

describe('live chat', () => {
  it('CHAT1 knows the groups of storefront.md §3 by name and number, and nothing else', () => {
    expect(liveChatGroupIds).toEqual(Object.values(liveChatGroups));
    for (const [name, id] of Object.entries(liveChatGroups)) {
      expect(liveChatGroupId(` ${name.toUpperCase()} `)).toBe(id);
      expect(liveChatGroupName(id)).toBe(name);
      expect(isLiveChatGroupId(id)).toBe(true);
    }
    for (const other of ['general', '', 'toString', '1']) expect(liveChatGroupId(other)).toBeNull();
    for (const other of [0, 5, -1, 1.5, Number.NaN]) {
      expect(liveChatGroupName(other)).toBeNull();
      expect(isLiveChatGroupId(other)).toBe(false);
    }
    expect(isLiveChatGroupId('3')).toBe(false);
  });

  it('CHAT2 takes up to 2,000 characters with line breaks and tabs, and no other control character', () => {
    expect(chatTextFault('Hello\r\n\tyou 👋')).toBeNull();
    expect(chatTextFault(` ${'x'.repeat(2000)} `)).toBeNull();
    expect(chatTextFault('x'.repeat(2001))).toBe('Must contain no more than 2000 characters');
    for (const blank of ['', ' \n ']) expect(chatTextFault(blank)).toBe('This field is required');
    for (const control of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'])
      expect(chatTextFault(`a${control}b`)).toBe('Take out the control characters');
  });

  it('CHAT3 takes a name of one line', () => {
    expect(chatNameFault('Ada Lovelace')).toBeNull();
    expect(chatNameFault('x'.repeat(81))).toBe('Must contain no more than 80 characters');
    expect(chatNameFault('  ')).toBe('This field is required');
    for (const control of ['\n', '\t', '\u2028', '\u0000'])
      expect(chatNameFault(`Ada${control}L`)).toBe('Take out the control characters');
  });
});
