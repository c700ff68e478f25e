import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { findAppsRoot } from '../render/apps-root.ts';
import { UsageError } from './arguments.ts';
import { giveOrder } from './order-driver.ts';

const countsSchema = z.object({ created: z.number(), updated: z.number(), unchanged: z.number() });

/** Bytes of a catalogue at most: a line each for products that a store can print on. */
const largest = 1024 * 1024;

/** The catalogue that comes with the server. */
const ownCatalogue = (): string => join(findAppsRoot(), 'server', 'catalogues', 'blanks.csv');

/** `omnis import blanks [FILE] --store CODE`: plain products for the studio, without the demo. */
export async function importBlanks(
  config: Config,
  { file = ownCatalogue(), store }: { file: string | undefined; store: string },
): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`);
  if (found.size > largest)
    throw new UsageError(`${file} is larger than 1 MB: it is no catalogue of blanks.`);
  const { created, updated, unchanged } = await giveOrder(config, {
    name: 'import.blanks',
    input: { store, text: readFileSync(file, 'utf8') },
    schema: countsSchema,
    flagOf: (field) => (field === 'store' ? '--store' : field),
  });
  console.log(`${created} created, ${updated} updated, ${unchanged} unchanged.`);
}
