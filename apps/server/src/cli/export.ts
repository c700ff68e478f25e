import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { publicOrigin } from '../config/public-address.ts';
import { exportColumnsOf, exportShopify } from '../domains/catalogue/export-shopify.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';
import { openPlatform } from './open.ts';
import { storeOf } from './store-of.ts';

const example = 'export shopify products.csv --store demo';

/** `omnis export shopify FILE --store CODE`: the products of a store as an import can read them. */
export const exportCommand: Command = {
  name: 'export',
  usage: 'export shopify FILE --store CODE',
  summary: 'Write the products of a store as a Shopify CSV',
  details: ['  FILE       a new file', '  --store    the store, by its code, such as demo'],
  run: async ({ config, args }) => {
    const { words, options } = readArguments(args, { words: 2, options: { store: 'string' }, example });
    const [target, file] = words;
    const store = options.get('store');
    if (target !== 'shopify' || !file || !store)
      throw new UsageError(
        `Name the format (shopify), a file and a store. Use it like this: pnpm omnis ${example}`,
      );
    if (existsSync(file)) throw new UsageError(`${file} is there already. Name a new file.`);
    const { core } = await openPlatform(config);
    try {
      const division = await storeOf(core.divisions, store);
      let count = 0;
      const columns = await exportColumnsOf(core.reading, division);
      const lines = exportShopify(core.reading, division, {
        origin: publicOrigin(config, core.divisions.hostOf(division), config.port),
        onProduct: () => (count += 1),
      });
      await pipeline(
        Readable.from(lines),
        stringify({ header: true, columns, escape_formulas: true }),
        createWriteStream(file),
      );
      console.log(`Written: ${count} ${count === 1 ? 'product' : 'products'} to ${file}.`);
    } finally {
      await core.database.close();
    }
  },
};
