import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

test('an address of Redis is taken, and what is none names REDIS_URL and shows no password', () => {
  const read = (url: string) => readConfig({ NODE_ENV: 'test', REDIS_URL: url }).redisUrl;
  expect(read('rediss://user:secret@cache.example:6380/2')).toBe('rediss://user:secret@cache.example:6380/2');
  expect(readConfig({ NODE_ENV: 'test' }).redisUrl).toBeNull();
  for (const wrong of ['cache:6379', 'http://127.0.0.1:6379', 'redis://', 'redis://:secret@host:6379/shop'])
    expect(() => read(wrong)).toThrow(/REDIS_URL/);
  expect(() => read('redis://:secret@host:6379/shop')).not.toThrow(/secret/);
});
