import { describe, expect, it } from 'vitest';
import { isBot } from './bots.ts';

describe('bots', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (Linux; Android 11) Chrome/119 Mobile Safari/537.36 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    '',
  ])('%s is one', (userAgent) => expect(isBot(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ])('%s is none', (userAgent) => expect(isBot(userAgent)).toBe(false));
});
