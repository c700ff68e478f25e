/** Every decision record has the same head, fits one page, and is listed by topic. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const list = readFileSync(join(folder, 'README.md'), 'utf8');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const mostLines = 60;
const sections = ['Decision', 'Why', 'What else was tried', 'Figures'];
const date = String.raw`\d{4}-\d{2}-\d{2}`;
const status = new RegExp(
  String.raw`^Status: (?:accepted \(${date}\)|superseded by \[(\d+)\]\((\d{4}-[\w-]+\.md)\) \(accepted ${date}\))$`,
);

describe('decision records', () => {
  it('are numbered without a gap', () => {
    const numbers = files.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  it.each(files)('%s has its number, status and sections, and fits one page', (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    const title = /^# (\d+)\. (.+)$/.exec(lines[0] ?? '');
    expect(Number(title?.[1])).toBe(Number(file.slice(0, 4)));
    const [, number, successor] = status.exec(lines[2] ?? '') ?? expect.fail(`No status: ${lines[2] ?? ''}`);
    if (successor !== undefined) {
      expect(files).toContain(successor);
      expect(Number(successor.slice(0, 4))).toBe(Number(number));
    }
    const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
    expect(headings).toEqual(sections.filter((name) => headings.includes(name)));
    expect(headings.slice(0, 2)).toEqual(['Decision', 'Why']);
    expect(lines.length).toBeLessThanOrEqual(mostLines);
    expect(list).toContain(`- ${Number(file.slice(0, 4))}. [${title?.[2] ?? ''}](${file})`);
  });
});
