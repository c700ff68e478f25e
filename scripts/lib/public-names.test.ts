import { describe, expect, it } from 'vitest';

import { REPORT_COMMAND, reportDifference } from './api-report.ts';
import { shorten } from './describe-symbol.ts';
import { exampleCode } from './examples.ts';
import { readmeClaims } from './readme-claims.ts';

describe('reportDifference', () => {
  const before = 'function a(x: number): string\nfunction b(): void\n';

  it('is null for the same text', () => {
    expect(reportDifference('ui', before, before)).toBeNull();
  });

  it('shows a changed signature in both forms and says what rewrites the report', () => {
    const text = reportDifference('ui', before, before.replace('number', 'bigint')) ?? '';
    expect(text).toContain('@omnis/ui');
    expect(text).toContain('- function a(x: number): string\n+ function a(x: bigint): string');
    expect(text).not.toContain('function b');
    expect(text).toContain(REPORT_COMMAND);
  });

  it('shows a long line from where it changed', () => {
    const long = `type A = ${"'x' | ".repeat(200)}'old'`;
    const text = reportDifference('ui', long, long.replace('old', 'new')) ?? '';
    expect(text).toContain("'old'");
    expect(text).toContain("'new'");
  });
});

describe('shorten', () => {
  it('tells long lines apart that begin alike', () => {
    const [one, other] = [`${'a'.repeat(5000)}b`, `${'a'.repeat(5000)}c`];
    expect(shorten(one)).not.toBe(shorten(other));
    expect(shorten(one).length).toBeLessThan(2100);
    expect(shorten('short')).toBe('short');
  });
});

describe('exampleCode', () => {
  it('reads fenced and bare examples, with imports of a scope', () => {
    const comment = `/**
 * Says hello.
 *
 * @example
 * \`\`\`ts
 * import { hello } from '@omnis/ui';
 *   hello();
 * \`\`\`
 * @example
 * hello('you'); // a comment
 * @returns nothing
 */`;
    expect(exampleCode(comment)).toEqual([
      { code: "import { hello } from '@omnis/ui';\n  hello();", language: 'ts' },
      { code: "hello('you'); // a comment", language: 'tsx' },
    ]);
  });
});

describe('readmeClaims', () => {
  it('reads names and files of the text, not of its examples', () => {
    const readme = [
      '`PageView` and `<Field label>` of `makeIt(x)`, in `src/money.ts`; no name: `button.color`, `npm`.',
      '```ts',
      '`ignoredHere`',
      '```',
      '| for | there is |',
      '| --- | -------- |',
      '| x   | `Button` |',
      '',
    ].join('\n');
    expect(readmeClaims(readme)).toEqual({
      offered: ['Button'],
      names: ['PageView', 'Field', 'makeIt', 'Button'],
      files: ['src/money.ts'],
    });
  });
});
