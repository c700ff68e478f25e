/** The server of the journeys, as Playwright starts it: it lives and dies with its folder. */
import { startDemoServer } from './demo-server.ts';
import { port } from './places.ts';

const server = startDemoServer(port);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop());
process.exitCode = await server.ended;
