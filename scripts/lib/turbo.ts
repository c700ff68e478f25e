import { run } from './process.ts';

/** A task of one package that failed, with what it printed. */
export interface FailedTask {
  /** Name of the package, as `@omnis/ui`. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** How a run of turbo ended. */
export interface TurboResult {
  readonly ok: boolean;
  /** Tasks of the kind that was asked for that succeeded, without those that they stand on. */
  readonly passed: number;
  readonly total: number;
  readonly cached: number;
  readonly seconds: number;
  readonly failures: readonly FailedTask[];
}

/** Callbacks while tasks run. */
export interface TurboProgress {
  /** A task begins; `isCached` when its result is known from before. */
  readonly onTask?: (name: string, isCached: boolean) => void;
}

const LINE = /^(@?[\w./-]+):([\w-]+): ?(.*)$/;
const COUNTS = /^\s*Tasks:\s+\d+ successful, (\d+) total/;
const CACHED = /^\s*Cached:\s+(\d+) cached/;
const FAILED = /^\s*Failed:\s+(.+)$/;

/** Runs a task over the packages with turbo, quietly, and keeps the output for the case of a failure. */
export async function runTurbo(
  task: string,
  args: readonly string[],
  progress: TurboProgress = {},
): Promise<TurboResult> {
  const logs = new Map<string, string[]>();
  const loose: string[] = [];
  let [total, cached] = [0, 0];
  let failed: string[] = [];

  function read(line: string): void {
    const [, name, lineTask, text = ''] = LINE.exec(line) ?? [];
    if (name !== undefined && lineTask === task) {
      const log = logs.get(name) ?? [];
      if (log.length === 0) progress.onTask?.(name, text.startsWith('cache hit'));
      logs.set(name, [...log, text]);
      return;
    }
    const counts = COUNTS.exec(line);
    if (counts) total = Number(counts[1]);
    cached = Number(CACHED.exec(line)?.[1] ?? cached);
    failed = FAILED.exec(line)?.[1]?.split(/,\s*/) ?? failed;
    loose.push(line);
  }

  const command = ['run', task, '--ui=stream', '--log-order=stream', '--output-logs=full', ...args];
  const env = {
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
  };
  const { ok, seconds, error } = await run('turbo', command, { env, onLine: read });
  const names = failed.map((name) => name.trim().replace(/#.*$/, ''));
  const failures = names.map((name) => ({ name, lines: logs.get(name) ?? [] }));
  if (!ok && failures.length === 0) failures.push({ name: 'turbo', lines: error ? [error] : loose });
  const passed = [...logs.keys()].filter((name) => !names.includes(name)).length;
  return { ok, passed, total, cached, seconds, failures };
}
