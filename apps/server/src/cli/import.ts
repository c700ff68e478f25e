import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';
import { importBlanks } from './import-blanks.ts';
import { importDriver, ImportRefused, type ImportDriver, type ImportView } from './import-driver.ts';

const example = 'import shopify products.csv --store demo [--dry-run]';
const blanksExample = 'import blanks [blanks.csv] --store demo';

function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text.padEnd(60)}`);
}

async function until(
  driver: ImportDriver,
  id: number,
  { verb, states }: { verb: string; states: readonly string[] },
): Promise<ImportView> {
  for (;;) {
    const view = await driver.get(id);
    progress(`${verb} … ${Math.round(view.percent)} %`);
    if (view.state === 'failed') throw new ImportRefused(view.message);
    if (states.includes(view.state)) {
      progress('');
      if (process.stdout.isTTY) process.stdout.write('\r');
      return view;
    }
    await pause(200);
  }
}

function printRejected(view: ImportView): void {
  if (view.counts.reject === 0) return;
  console.log(`\nNot taken (${view.counts.reject}):`);
  for (const row of view.rows.items)
    for (const reason of row.reasons) console.log(`  ${row.handle || '(no handle)'}: ${reason}`);
  if (view.counts.reject > view.rows.items.length)
    console.log(`  … and ${view.counts.reject - view.rows.items.length} more; the dashboard lists them all.`);
}

/** `omnis import shopify FILE --store CODE`: what the dashboard's import does, from the command line. */
export const importCommand: Command = {
  name: 'import',
  usage: 'import shopify FILE | blanks [FILE] --store CODE [--dry-run]',
  summary:
    'Import a Shopify product CSV, or plain products for the studio; works while the server is running',
  details: [
    '  FILE         a product export (CSV), up to 64 MB',
    '  --store      the store, by its code, such as demo',
    '  --dry-run    only tells what would be created, updated or rejected, and why',
    '',
    'A running server of the same DATA_DIR does the work; without one it is done here.',
    'Products are matched by their handle, so that a second import of the same file changes nothing.',
    '',
    'import blanks writes plain products that shoppers can have printed in the studio: those of the catalogue that comes',
    'with the server (apps/server/catalogues/blanks.csv), or of a file with the same columns, prices in the store’s',
    'currency. It is whole or not at all, names every line and column that is wrong, and changes nothing the second time.',
  ],
  run: async ({ config, args }) => {
    const { words, options } = readArguments(args, {
      words: 2,
      options: { store: 'string', 'dry-run': 'boolean' },
      example,
    });
    const [source, file] = words;
    const store = options.get('store');
    if (source === 'blanks') {
      if (!store || options.has('dry-run'))
        throw new UsageError(`Name a store. Use it like this: pnpm omnis ${blanksExample}`);
      return importBlanks(config, { file, store });
    }
    if (source !== 'shopify' || !file || !store)
      throw new UsageError(
        `Name the format (shopify), a file and a store. Use it like this: pnpm omnis ${example}`,
      );
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${file}.`);
    const driver = await importDriver(config, store);
    try {
      const { id, filename } = await driver.create(file);
      console.log(`Reading ${filename} into the store ${store}, ${driver.where}.`);
      const preview = await until(driver, id, { verb: 'Reading', states: ['ready', 'done'] });
      const { create, update, unchanged, reject } = preview.counts;
      console.log(`${create} to create, ${update} to update, ${unchanged} unchanged, ${reject} not taken.`);
      printRejected(await driver.get(id, 'reject'));
      if (options.has('dry-run')) {
        console.log('\nNothing was written (--dry-run).');
        return undefined;
      }
      await driver.apply(id);
      const done = await until(driver, id, { verb: 'Writing', states: ['done'] });
      const { applied, imagesPending, imagesFailed } = done.counts;
      console.log(`\nWritten: ${applied} ${applied === 1 ? 'product' : 'products'}.`);
      if (imagesPending + imagesFailed > 0) {
        console.log(
          `Pictures: ${imagesPending} ${imagesPending === 1 ? 'is' : 'are'} being fetched${imagesFailed > 0 ? `, ${imagesFailed} could not be had` : ''}. Those that fail are tried again; the dashboard's import page lists them.`,
        );
      }
    } finally {
      await driver.close();
    }
    return undefined;
  },
};
