import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { castsIn } from './lib/house/casts.ts';
import { circlesOf } from './lib/house/circles.ts';
import { exportsIn, oddCommentsIn } from './lib/house/comments.ts';
import { duplicatesIn } from './lib/house/duplicates.ts';
import { measureHouse, type Figures } from './lib/house/measure.ts';
import type { Source } from './lib/house/sources.ts';

const source = (path: string, code: string): Source => ({ path, room: 'packages/a', code });

describe('measures', () => {
  it('finds circles, and those of types only when they count', () => {
    const a = source('packages/a/src/a.ts', "import { b } from './b.ts';\nexport const a = b;");
    const b = source('packages/a/src/b.ts', "import type { a } from './a.ts';\nexport const b = 1;");
    expect(circlesOf([a, b], false)).toEqual([]);
    expect(circlesOf([a, b], true)).toEqual([['packages/a/src/a.ts', 'packages/a/src/b.ts']]);
  });

  it('counts what silences the compiler, and not the word in a text', () => {
    const code = "const a = JSON.parse('any') as any;\nconst b = a as unknown as string;\n// @ts-ignore\n";
    expect(castsIn(source('a.ts', code))).toEqual({ any: 1, throughUnknown: 1, suppressed: 1 });
  });

  it('counts comments that open with a relative clause, and exports without a comment', () => {
    const code =
      '/** What is shown. */\nexport const a = 1;\nexport const b = 2;\n/** A third. */\nexport const c = 3;\n';
    expect(oddCommentsIn(source('a.ts', code))).toBe(1);
    expect(exportsIn(source('a.ts', code))).toEqual({ all: 3, bare: 1 });
  });

  it('takes the summary of a call for its comment', () => {
    const call = (field: string): string =>
      `export const pay = defineCall('orders.pay', {\n  method: 'POST',\n  ${field}\n});\nexport const left = {\n  summary: '',\n};`;
    expect(exportsIn(source('a.ts', call("summary: 'Pay an order.',")))).toEqual({ all: 2, bare: 1 });
    expect(exportsIn(source('a.ts', call('access,')))).toEqual({ all: 2, bare: 2 });
  });

  it('finds runs of identical lines', () => {
    const code = Array.from({ length: 20 }, (_, line) => `call(${line});`).join('\n');
    expect(duplicatesIn([source('a.ts', code), source('b.ts', `first();\n${code}`)])).toEqual([
      'a.ts ~ b.ts',
    ]);
  });
});

const { figures } = measureHouse();
const limits: Figures = JSON.parse(readFileSync(join(import.meta.dirname, 'house.json'), 'utf8'));

test.each(Object.entries(figures))(
  '%s: %i is within its limit, which may only get tighter',
  (name, figure) => {
    expect(figure).toBeLessThanOrEqual(limits[name] ?? -1);
  },
);
