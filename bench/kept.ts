/** Figures of a run that are kept in a file, and those of a later run beside them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Row } from './table.ts';

/** A figure that was kept. */
export interface KeptFigure {
  readonly name: string;
  /** Answers a second where there is a rate, else milliseconds, megabytes and the like. */
  readonly figure: number;
  readonly isRate: boolean;
  /** Answers a second of the floor in the same run. */
  readonly floor?: number | undefined;
}

/** Per cent by which a figure may be worse than the kept one. */
const allowed = 5;

const keptSchema: z.ZodType<KeptFigure[]> = z.array(
  z.object({ name: z.string(), figure: z.number(), isRate: z.boolean(), floor: z.number().optional() }),
);

/** The figure of a row; undefined when its value is no number. */
function figureOf({ name, value, perSecond, floor }: Row): KeptFigure | undefined {
  const figure = perSecond ?? Number.parseFloat(value.replaceAll(',', ''));
  return Number.isFinite(figure)
    ? { name, figure, isRate: perSecond !== undefined, floor: floor || undefined }
    : undefined;
}

/** Writes the figures of a run. */
export function keepRows(file: string, rows: readonly Row[]): void {
  const kept = rows.flatMap((row) => figureOf(row) ?? []);
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/**
 * Reads the figures of a run that `keepRows` has written.
 *
 * @throws Error that names the file, when it holds none
 */
export function readKept(file: string): ReadonlyMap<string, KeptFigure> {
  try {
    return new Map(keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).map((each) => [each.name, each]));
  } catch (error) {
    throw new Error(`${file} holds no figures that \`--keep\` has written`, { cause: error });
  }
}

/**
 * A row beside what was kept of it: `1.02 × kept`, and by how much it is worse when that is more than 5 %. Where both runs
 * measured a floor, the figures are taken by it, so that a machine which has more to do is no loss.
 */
export function besideKept(row: Row, kept: ReadonlyMap<string, KeptFigure>): string {
  const now = figureOf(row);
  const before = kept.get(row.name);
  if (now === undefined || before === undefined || before.figure === 0) return '';
  const machine = now.floor === undefined || before.floor === undefined ? 1 : now.floor / before.floor;
  const ratio = now.figure / before.figure / machine;
  const worse = Math.round((now.isRate ? 1 - ratio : ratio - 1) * 100);
  return `${ratio.toFixed(2)} × kept${worse > allowed ? `, ${worse} % WORSE` : ''}`;
}
