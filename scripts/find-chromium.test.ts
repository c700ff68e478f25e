import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { describeChromium, sayChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-chromium-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A program that says which browser it is. */
function browser(name: string, says: string): string {
  mkdirSync(join(folder, name), { recursive: true });
  const path = join(folder, name, 'program');
  writeFileSync(path, `#!/bin/sh\necho '${says}'\n`);
  chmodSync(path, 0o755);
  return path;
}

test.each([
  ['headless_shell-1', 'Chromium 156.0.8078.108', 'Chromium 156.0.8078.108, headless shell'],
  ['whole', 'Google Chrome 155.0.1.2', 'Chrome 155.0.1.2, whole browser'],
  ['silent', '', 'Chromium of a version that it does not say, whole browser'],
])('a browser is described by its version, its kind and its path: %s', (name, says, described) => {
  const path = browser(name, says);
  expect(describeChromium(path)).toBe(`Browser: ${described}, ${path}`);
});

test('a run says once which browser it uses', () => {
  const path = browser('said', 'Chromium 156.0.8078.108');
  vi.stubEnv('OMNIS_CHROMIUM', path);
  vi.stubEnv('OMNIS_CHROMIUM_SAID', undefined);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  sayChromium();
  sayChromium();
  expect(log.mock.calls).toEqual([[`Browser: Chromium 156.0.8078.108, whole browser, ${path}`]]);
});
