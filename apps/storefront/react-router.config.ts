import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route is known from the start: no manifest request that the server would have to answer per store.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
