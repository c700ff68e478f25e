import { failed, ok, skipped, warn, type Check } from '../check.ts';

const field = (info: string, name: string): string =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';

/** Checks that Redis answers, and that it evicts old entries when it is full. */
export const redis: Check = {
  name: 'redis',
  run: async ({ config, core, missing }) => {
    if (config.redisUrl === null)
      return [skipped('there is no Redis: each process renders and counts for itself')];
    if (!core?.redis) return [skipped(missing || 'Redis was not opened')];
    const { host } = new URL(config.redisUrl);
    const answer = await core.redis.command('INFO', 'memory');
    if (!Buffer.isBuffer(answer))
      return [
        failed(
          `Redis at ${host} does not answer in time`,
          'Check REDIS_URL, and that the port is open from here. Omnis serves without it meanwhile.',
        ),
      ];
    const info = answer.toString();
    const policy = field(info, 'maxmemory_policy');
    return [
      ok(`Redis at ${host} answers`),
      field(info, 'maxmemory') === '0'
        ? warn('Redis may take all memory of its machine', 'Set its maxmemory, such as 256mb.')
        : policy.startsWith('allkeys-')
          ? ok(`Redis gives old entries up when it is full (${policy})`)
          : warn(
              `Redis takes nothing new when it is full (${policy})`,
              'Set its maxmemory-policy to allkeys-lru.',
            ),
    ];
  },
};
