import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schemaState } from '../../database/schema-state.ts';
import { compareKeys, KeyMismatch, knownKeys } from '../../security/key-checks.ts';
import { keySourceOf, modeWarning } from '../../security/key-source.ts';
import { loadSecrets } from '../../security/secrets.ts';
import { failed, ok, reasonOf, skipped, warn, type Check, type Finding } from '../check.ts';

/** Checks that the keys can be read, by the right people, and are those that other processes use. */
export const secrets: Check = {
  name: 'secrets',
  run: async ({ config, database }) => {
    const source = keySourceOf(config);
    if (source.kind === 'folder' && source.path !== null && !existsSync(source.path))
      return [skipped('there are no keys yet: the first start makes them')];
    const findings: Finding[] = [];
    let loaded: ReturnType<typeof loadSecrets>;
    try {
      loaded = loadSecrets(source);
    } catch (error) {
      return [failed(reasonOf(error), 'Restore the keys from a backup.')];
    }
    const count = loaded.fingerprints().length;
    const [current] = loaded.fingerprints();
    findings.push(ok(`${count} keys in ${source.place}, current is ${current?.id}`));
    const files = [source.path, config.secrets.file, join(config.dataDir, 'push-keys.json')];
    for (const path of new Set(files.filter((file) => file !== null))) {
      const warning = modeWarning(path);
      if (warning !== null) findings.push(warn(warning, `chmod 600 ${path}`));
    }
    if (!database) return [...findings, skipped('the database is not open, so its keys are not compared')];
    if ((await database.owner(({ run }) => schemaState(run))).pending.length > 0)
      return [...findings, skipped('the schema is not up to date, so its keys are not compared')];
    try {
      await compareKeys(database, loaded, source.place);
      findings.push(ok('they are those that the database is used with'));
    } catch (error) {
      if (!(error instanceof KeyMismatch)) throw error;
      const [fact = '', ...rest] = error.message.split('. ');
      findings.push(failed(`${fact}.`, rest.join('. ')));
    }
    const old = (await database.platform((db) => knownKeys(db))).filter(({ id }) => id !== current?.id);
    if (old.length > 0)
      findings.push(
        ok(`older keys: ${old.map(({ id }) => id).join(', ')}; \`omnis keys\` says which can go`),
      );
    return findings;
  },
};
