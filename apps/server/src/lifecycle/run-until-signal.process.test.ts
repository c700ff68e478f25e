import { expect, test } from 'vitest';
import { startProgram, type Program } from '../testing/program.ts';

async function ready(how = 'quickly'): Promise<Program> {
  const program = startProgram('testing/until-signal.ts', { args: [how] });
  await program.printed(/ready/);
  return program;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the process in order and ends it with 0',
  async (signal) => {
    const program = await ready();
    program.process.kill(signal);
    const { code, out } = await program.ended;
    // The line of the log comes by another stream, and may stand between the two.
    expect(out).toMatch(/stopping for a signal\n(?:\{.*\}\n)?stopped/);
    expect(code).toBe(0);
  },
);

test('a second signal ends the process at once, with the code of that signal', async () => {
  const program = await ready('never');
  program.process.kill('SIGTERM');
  await program.printed(/stopping for/);
  const asked = performance.now();
  program.process.kill('SIGTERM');
  const { code } = await program.ended;
  expect(code).toBe(143);
  expect(performance.now() - asked).toBeLessThan(5000);
});

test('a stop that takes too long is given up', async () => {
  const program = await ready('bounded');
  program.process.kill('SIGTERM');
  const { code, out } = await program.ended;
  expect(code).toBe(1);
  expect(out).toMatch(/did not stop within 0\.2 seconds/);
});

test('a stop that fails is logged and ends with 1', async () => {
  const program = await ready('fault');
  program.process.kill('SIGTERM');
  const { code, out } = await program.ended;
  expect(code).toBe(1);
  expect(out).toMatch(/The database is gone/);
});

test.each(['exception', 'rejection'])('%s: what nobody caught is logged, and stops in order', async (how) => {
  const { code, out } = await startProgram('testing/until-signal.ts', { args: [how] }).ended;
  expect(out).toMatch(/an error that nobody caught/);
  // The line of the log may come between.
  expect(out).toMatch(/stopping for a fault\n(?:.*\n)?stopped/);
  expect(code).toBe(1);
});
