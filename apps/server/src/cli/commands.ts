import { backupCommand, restoreCommand } from './backup.ts';
import type { Command } from './command.ts';
import { devCommand } from './dev.ts';
import { distributeCommand } from './distribute.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { keysCommand } from './keys.ts';
import { migrateCommand } from './migrate.ts';
import { ownerCommand } from './owner.ts';
import { seedCommand } from './seed.ts';
import { setupCommand } from './setup.ts';
import { staffCommand } from './staff.ts';
import { startCommand } from './start.ts';
import { workerCommand } from './worker.ts';
import { tidyCommand } from './tidy.ts';
import { storageCommand } from './storage.ts';

const commands: readonly Command[] = [
  startCommand,
  workerCommand,
  devCommand,
  migrateCommand,
  distributeCommand,
  seedCommand,
  setupCommand,
  staffCommand,
  ownerCommand,
  importCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
  keysCommand,
  doctorCommand,
  tidyCommand,
  storageCommand,
];

/** The command of a name. */
export function findCommand(name: string): Command | undefined {
  return commands.find((command) => command.name === name);
}

/** How the program is used. */
export function usage(): string {
  const width = Math.max(...commands.map((command) => command.usage.length));
  return [
    'Usage: pnpm omnis <command>',
    '',
    ...commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}`),
    '',
    'More of one: pnpm omnis help <command>. Settings such as DATA_DIR and DATABASE_URL are environment variables.',
  ].join('\n');
}

/** How one command is used. */
export function commandHelp({ usage: form, summary, details = [] }: Command): string {
  return [
    `Usage: pnpm omnis ${form}`,
    '',
    `${summary}.`,
    ...(details.length > 0 ? ['', ...details] : []),
  ].join('\n');
}
