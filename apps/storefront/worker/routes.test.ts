import { expect, it, vi } from 'vitest';
import { skipPosts, type RoutedEvent } from './routes.ts';

const addRoutes = vi.fn<NonNullable<RoutedEvent['addRoutes']>>(async () => undefined);

it('has what is sent go past the worker', async () => {
  await skipPosts({ type: 'install', addRoutes });
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith({
    condition: { requestMethod: 'POST' },
    source: 'network',
  });
});

it('is installed all the same where a browser takes no rules, or refuses this one', async () => {
  await expect(skipPosts({ type: 'install' })).resolves.toBeUndefined();
  addRoutes.mockRejectedValueOnce(new TypeError('unknown condition'));
  await expect(skipPosts({ type: 'install', addRoutes })).resolves.toBeUndefined();
});
