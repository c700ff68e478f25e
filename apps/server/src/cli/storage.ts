import type { Config } from '../config.ts';
import { diskObjects } from '../storage/disk-objects.ts';
import { moveObjects, type MoveReport } from '../storage/move.ts';
import { openBucket } from '../storage/open-storage.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';

const example = 'storage move --to s3';
const megabyte = 1024 * 1024;

function said({ copied, present, bytes, deleted }: MoveReport): string {
  const gone = deleted > 0 ? `, ${deleted} deleted at the old place` : '';
  return `${copied} files copied and verified (${(bytes / megabyte).toFixed(1)} MB), ${present} were there already${gone}`;
}

/** The operator's next step, by direction. */
function nextStep(to: string, { storage }: Config): string {
  if (to === 's3') {
    return storage.place === 's3'
      ? 'Servers already write to the bucket. Files that are still only in DATA_DIR are found there.'
      : 'Now start the servers with STORAGE=s3, then run this command once more for what came meanwhile.';
  }
  return storage.place === 'disk'
    ? 'Servers already write to DATA_DIR. Files that are still only in the bucket are found there.'
    : 'Now start the servers with STORAGE=disk, then run this command once more for what came meanwhile.';
}

/** `omnis storage move --to s3|disk`: copies every file to the other place, verified and resumable. */
export const storageCommand: Command = {
  name: 'storage',
  usage: 'storage move --to s3|disk [--delete]',
  summary: 'Copy every file between DATA_DIR and the bucket, while serving',
  details: [
    '  --to s3      from DATA_DIR to the bucket of S3_BUCKET',
    '  --to disk    from the bucket to DATA_DIR',
    '  --delete     delete each original once its copy has been read back and compared',
    '',
    'Each copy is read back and compared. Stopped in the middle, run it again: it goes on where it was, and compares what',
    'is there already by its checksum.',
    'Also: `omnis storage check` writes, reads and deletes a small file at each place.',
  ],
  run: async ({ config, args }) => {
    const { words, options } = readArguments(args, {
      words: 1,
      options: { to: 'string', delete: 'boolean' },
      example,
    });
    const bucket = await openBucket(config);
    const disk = diskObjects(config.dataDir);
    if (words[0] === 'check') {
      await disk.check();
      console.log('DATA_DIR: a file can be written, read and deleted.');
      if (bucket) {
        await bucket.check();
        console.log('Bucket: an object can be written, read, listed and deleted.');
      } else {
        console.log('There is no bucket: S3_BUCKET is not set.');
      }
      return;
    }
    const to = options.get('to');
    if (words[0] !== 'move' || (to !== 's3' && to !== 'disk'))
      throw new UsageError(`Say where the files go. Use it like this: pnpm omnis ${example}`);
    if (!bucket)
      throw new UsageError('There is no bucket to move from or to. Set S3_BUCKET and its partners.');
    const [from, target] = to === 's3' ? [disk, bucket] : [bucket, disk];
    await target.check();
    const report = await moveObjects(from, target, {
      deleteOld: options.has('delete'),
      onProgress: (soFar) => {
        if (process.stdout.isTTY) process.stdout.write(`\r${said(soFar).padEnd(90)}`);
      },
    });
    if (process.stdout.isTTY) process.stdout.write('\r');
    console.log(`${said(report)}.\n${nextStep(to, config)}`);
  },
};
