import { expect, test } from 'vitest';
import { fillText } from '../text/ui-text.tsx';
import { recoveryCodesText } from './recovery-codes-file.ts';

test('the file of recovery codes says whose they are and holds each on its line', () => {
  const text = recoveryCodesText(['aaaaaaaa-bbbbbbbb', 'cccccccc-dddddddd'], {
    email: 'nell@marlow.example',
    host: 'omnis.example',
    madeAt: new Date('2026-11-21T10:00:00Z'),
    say: fillText,
  });
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('Recovery codes of nell@marlow.example');
  expect(lines[1]).toBe('Made on 2026-11-21 for omnis.example');
  expect(lines.filter((line) => /^\w{8}-\w{8}$/.test(line))).toEqual([
    'aaaaaaaa-bbbbbbbb',
    'cccccccc-dddddddd',
  ]);
});
