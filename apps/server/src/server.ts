import { createApp } from './app.ts';
import { openPlatform } from './cli/open.ts';
import { welcome } from './cli/welcome.ts';
import type { Config } from './config.ts';
import { removeControlFile, writeControlFile } from './control/control-file.ts';
import { registerControl } from './control/control.routes.ts';
import { keepHeapSmall } from './lifecycle/heap.ts';
import { checkPort } from './lifecycle/check-port.ts';
import { runUntilSignal } from './lifecycle/run-until-signal.ts';
import { stopSeconds, stopServer } from './lifecycle/stop-server.ts';
import { giveMemoryBack, registerTidying } from './plugins/tidying.ts';
import type { Delivery } from './render/delivery.ts';
import { randomToken } from './security/secrets.ts';
import { serveMetrics } from './telemetry/metrics-server.ts';
import { isSeeded, seedDemo } from './seed/index.ts';

const metricsPortTaken = 'Stop that program, or choose another METRICS_PORT.';

/** Migrates, seeds, starts the jobs and listens; stops in order on a signal. Without delivery it is the API alone. */
export async function serve(config: Config, delivery: Delivery | null): Promise<void> {
  keepHeapSmall();
  await checkPort(config);
  if (config.telemetry.metrics) await checkPort(config.telemetry.metrics, metricsPortTaken);
  const started = performance.now();
  const { core, services, migrated } = await openPlatform(config);
  if (migrated.length > 0) console.log(`Database: ${migrated.length} migrations carried out`);
  await core.jobs.start();
  if (config.seed === 'demo' && !(await isSeeded(core.database))) {
    console.log('Writing the demo stores …');
    await seedDemo({ core, services, onProgress: (text) => console.log(`  ${text}`) });
  }
  // Jobs lie beside the tables and in no backup: what came due is looked for here too.
  await services.accounts.personalData.copies.tidy();
  await services.accounts.personalData.deletion.forgetDue();
  await services.retention.begin();
  await services.divisions.rates.begin();
  await services.alertMails.sending.begin();
  const app = await createApp(core, services, delivery);
  // With its own database this is a small installation, which shares its machine with other things.
  if (config.databaseUrl === null) registerTidying(app, giveMemoryBack);
  const token = randomToken();
  registerControl(app, core, { services, token });
  const metricsServer = await serveMetrics(core.meters, config.telemetry.metrics);
  const flush = async (): Promise<void> => {
    await metricsServer?.close();
    await core.tracing?.close();
  };
  runUntilSignal({
    logger: core.logger,
    seconds: stopSeconds(config.lifecycle),
    stop: () => {
      services.retention.stop();
      services.divisions.rates.stop();
      services.alertMails.sending.stop();
      removeControlFile(config.dataDir);
      return stopServer({ app, core, settings: config.lifecycle, flush });
    },
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  writeControlFile(config.dataDir, {
    url: `http://${config.host}:${port}`,
    host: config.platformHost,
    token,
    pid: process.pid,
  });
  const setup = await services.setup.newLink();
  console.log(welcome(config, port, { milliseconds: performance.now() - started, setup }));
}
