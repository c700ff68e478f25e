import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { openStorage } from '../../storage/open-storage.ts';
import { failed, ok, reasonOf, skipped, warn, type Check, type Finding } from '../check.ts';

const megabyte = 1024 * 1024;
/** Megabytes of free disk. */
const [little, tooLittle] = [2048, 256];

/** Checks that a file can be written, read and deleted, and that the disk has room. */
export const storage: Check = {
  name: 'storage',
  run: async ({ config }) => {
    if (!existsSync(config.dataDir)) return [skipped(`${config.dataDir} is not there yet`)];
    const findings: Finding[] = [];
    const store = await openStorage(config);
    const place = store.kind === 's3' ? `the bucket ${config.storage.bucket?.bucket}` : config.dataDir;
    try {
      await store.check();
      findings.push(ok(`a file can be written, read and deleted in ${place}`));
    } catch (error) {
      findings.push(
        failed(
          reasonOf(error),
          store.kind === 's3'
            ? 'Check S3_ENDPOINT, S3_BUCKET and the keys or the role: read, write, list and delete must be allowed.'
            : `Let this user write to ${place}.`,
        ),
      );
    }
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = Math.floor((bavail * bsize) / megabyte);
    const text = `${free} MB are free on the disk of ${config.dataDir}`;
    const mend = 'Make room, or give DATA_DIR a larger disk.';
    findings.push(free < tooLittle ? failed(text, mend) : free < little ? warn(text, mend) : ok(text));
    return findings;
  },
};
