import { openPlatform } from './open.ts';
import { ConfigError, type Config } from '../config.ts';
import { keepHeapSmall } from '../lifecycle/heap.ts';
import { platformChecks } from '../lifecycle/platform-checks.ts';
import { createProbes, createReadiness } from '../lifecycle/readiness.ts';
import { runUntilSignal } from '../lifecycle/run-until-signal.ts';
import { stopSeconds } from '../lifecycle/stop-server.ts';
import { stopWorker } from '../lifecycle/stop-worker.ts';
import { serveMetrics } from '../telemetry/metrics-server.ts';

/**
 * Runs jobs until a signal, apart from the processes that answer requests.
 *
 * @throws {ConfigError} with the embedded database, whose folder belongs to one process
 */
export async function runWorker(config: Config): Promise<void> {
  if (config.databaseUrl === null)
    throw new ConfigError(
      'A worker needs DATABASE_URL: the embedded database belongs to one process, which runs the jobs itself. Set DATABASE_URL for the worker and for `omnis start`, or run `omnis start` alone.',
    );
  keepHeapSmall();
  // JOBS is about `omnis start`: both commands can share their settings.
  const { core, services, migrated } = await openPlatform({
    ...config,
    jobs: { ...config.jobs, work: true },
  });
  if (migrated.length > 0) console.log(`Database: ${migrated.length} migrations carried out`);
  let isStopping = false;
  const probes = createProbes(createReadiness(platformChecks(core)), () => isStopping);
  const metrics = await serveMetrics(core.meters, config.telemetry.metrics, probes);
  const { shutdownTimeout } = config.lifecycle;
  runUntilSignal({
    logger: core.logger,
    seconds: stopSeconds(config.lifecycle),
    stop: async () => {
      isStopping = true;
      services.retention.stop();
      services.alertMails.sending.stop();
      await stopWorker({
        core,
        seconds: shutdownTimeout,
        flush: async () => {
          await metrics?.close();
          await core.tracing?.close();
        },
      });
    },
  });
  await core.jobs.start();
  await services.retention.begin();
  await services.alertMails.sending.begin();
  console.log('Omnis runs jobs here. Stop with Ctrl+C.');
}
