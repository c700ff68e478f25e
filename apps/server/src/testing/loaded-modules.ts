/** Loads what a server loads, and prints which packages of metrics and traces came with it. With `on`, both are wanted. */
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  resolve: (specifier, context, next) => {
    const [name] = /^(?:prom-client|@opentelemetry\/[\w-]+)/.exec(specifier) ?? [];
    if (name) loaded.add(name);
    return next(specifier, context);
  },
});

await import('../server.ts');
const { loadMeters } = await import('../telemetry/meters.ts');
const { loadTracing } = await import('../telemetry/tracing.ts');
const isOn = process.argv[2] === 'on';
await loadMeters(isOn);
await loadTracing(isOn ? { endpoint: 'http://127.0.0.1:9', service: 'test' } : null);
process.stdout.write(`loaded: ${[...loaded].toSorted().join(' ')}\n`);
process.exit(0);
