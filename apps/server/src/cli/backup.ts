import { existsSync } from 'node:fs';
import { backup, restore, restoreFiles, type TableSum } from '../backup/backup.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { keySourceOf } from '../security/key-source.ts';
import { openStorage } from '../storage/open-storage.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';

function report(verb: string, sums: readonly TableSum[]): void {
  for (const { table, rows, checksum } of sums)
    if (rows > 0)
      console.log(`  ${table.padEnd(22)} ${String(rows).padStart(8)} rows  ${checksum.slice(0, 12)}`);
  console.log(`${verb}: ${sums.reduce((total, sum) => total + sum.rows, 0)} rows in ${sums.length} tables.`);
}

function folderOf(args: readonly string[], example: string): string {
  const { words } = readArguments(args, { words: 1, example });
  const [folder] = words;
  if (!folder) throw new UsageError(`Name a folder. Use it like this: pnpm omnis ${example}`);
  return folder;
}

/** `omnis backup FOLDER`: database, uploads and keys. */
export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup FOLDER',
  summary: 'Write database, uploads and keys into a new folder',
  details: [
    '  FOLDER    a new or empty folder; it will hold secrets, so keep it as you keep the data folder',
    '',
    'With the embedded database, stop the server first. With DATABASE_URL it may go on running.',
  ],
  run: async ({ config, args }) => {
    const folder = folderOf(args, 'backup ../omnis-backup');
    const database = await openDatabase(config);
    try {
      report(
        'Backed up',
        await backup({ database, storage: await openStorage(config), dataDir: config.dataDir }, folder),
      );
      const { kind, place } = keySourceOf(config);
      if (kind !== 'folder') console.log(`The keys are in ${place}, not in this backup: keep them too.`);
    } finally {
      await database.close();
    }
  },
};

/** `omnis restore FOLDER`: into an empty database; counts and checksums are compared. */
export const restoreCommand: Command = {
  name: 'restore',
  usage: 'restore FOLDER',
  summary: 'Fill an empty database from a backup and compare counts and checksums',
  details: ['  FOLDER    a folder that `omnis backup` wrote', '', 'Everything is restored, or nothing.'],
  run: async ({ config, args }) => {
    const folder = folderOf(args, 'restore ../omnis-backup');
    if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
    const database = await openDatabase(config);
    try {
      await migrate(database);
      report('Restored', await restore(database, folder));
      await restoreFiles(folder, { storage: await openStorage(config), dataDir: config.dataDir });
    } finally {
      await database.close();
    }
  },
};
