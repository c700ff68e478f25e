/** A server of the journeys at the port given, as Playwright starts it: it lives and dies with its folder. */
import { startDemoServer } from './demo-server.ts';

const server = startDemoServer(Number(process.argv[2]));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop());
process.exitCode = await server.ended;
