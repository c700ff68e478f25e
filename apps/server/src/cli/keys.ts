import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { agreeOnKeys, knownKeys, newestCurrent, type KnownKey } from '../security/key-checks.ts';
import { newKey } from '../security/key-file.ts';
import { keySourceOf, type KeySource } from '../security/key-source.ts';
import {
  countSealed,
  forgetKey,
  nextKeyId,
  removeKey,
  reseal,
  rotateKeys,
  type SealedCount,
} from '../security/rotate-keys.ts';
import { secretsOf } from '../security/secrets.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';

/** Running servers look at the file of keys once a second. */
const settleMilliseconds = 3000;

const day = 86_400_000;

/** Days for which something that a key signed can be in use: the pass of a closed store in a browser. */
const signedDays = 30;

/** The remaining uses of an old key, and whether it can go. */
function stateOf(
  id: string,
  { known, current, counts }: { known: readonly KnownKey[]; current: string; counts: readonly SealedCount[] },
): string {
  const rows = counts.reduce((sum, each) => sum + (each.key === id ? each.rows : 0), 0);
  const seals = `${rows} sealed values`;
  if (id === current) return `current, ${seals}`;
  const at = known.findIndex((each) => each.id === id);
  if (known[at]?.currentAt == null) return `not used yet, ${seals}`;
  if (rows > 0) return `old, ${seals}: run \`pnpm omnis keys reseal\``;
  const since = known.slice(at + 1).find(({ currentAt }) => currentAt !== null)?.currentAt ?? new Date();
  const age = Math.floor((Date.now() - since.getTime()) / day);
  return age >= signedDays
    ? `old for ${age} days, nothing is sealed with it: remove it`
    : `old for ${age} days, nothing is sealed with it; remove it when it is ${signedDays} days old, or at once if somebody else knows it`;
}

async function list(database: Database, source: KeySource): Promise<void> {
  const { current, keys } = source.read();
  const known = await database.platform((db) => knownKeys(db));
  const counts = await countSealed(database);
  console.log(`Keys in ${source.place}:`);
  for (const id of Object.keys(keys)) console.log(`  ${id}: ${stateOf(id, { known, current, counts })}`);
  const missing = [...new Set([...known.map(({ id }) => id), ...counts.map(({ key }) => key)])].filter(
    (id) => keys[id] === undefined,
  );
  for (const id of missing) {
    const rows = counts.reduce((sum, each) => sum + (each.key === id ? each.rows : 0), 0);
    const isNeeded = rows > 0 || id === newestCurrent(known)?.id;
    console.log(
      isNeeded
        ? `Missing: ${id} seals ${rows} values. Add it to ${source.place}, or if it is lost: pnpm omnis keys forget ${id}`
        : `No longer here: ${id}, which seals nothing. To have the database forget it: pnpm omnis keys forget ${id}`,
    );
  }
  await agreeOnKeys(database, secretsOf(current, keys), source.place);
}

/** The steps of an operator whose keys the server cannot write. */
async function explainRotation(database: Database, source: KeySource): Promise<void> {
  const ring = source.read();
  await agreeOnKeys(database, secretsOf(ring.current, ring.keys), source.place);
  const known = await database.platform((db) => knownKeys(db));
  const begun = Object.keys(ring.keys).find(
    (id) => id !== ring.current && !known.some((each) => each.id === id && each.currentAt !== null),
  );
  const id = begun ?? nextKeyId(ring);
  const isFile = source.kind === 'file';
  const add = isFile
    ? `Add this line under “keys”, and leave “current” as it is: "${id}": "${newKey()}"`
    : `Add this at the end, after a comma: ${id}:${newKey()}`;
  const steps = [
    ...(begun === undefined ? [`${add}\n     Deploy it to every process.`] : []),
    `Once every process has ${id}: ${isFile ? `set “current” to "${id}"` : `move ${id} to the front`}, and deploy that.`,
    'pnpm omnis keys reseal',
    `After ${signedDays} days, or when you must: remove ${ring.current}, deploy, then: pnpm omnis keys forget ${ring.current}`,
  ];
  console.log(
    [
      `The keys are in ${source.place}, which is yours to change. Nobody is signed out in this order:`,
      ...(begun === undefined
        ? []
        : [`(${begun} is there already and not used yet, so the first step is done.)`]),
      ...steps.map((text, at) => `  ${at + 1}. ${text}`),
    ].join('\n'),
  );
}

async function forget(
  database: Database,
  source: KeySource,
  { id, isSure }: { id: string; isSure: boolean },
): Promise<void> {
  const known = await database.platform((db) => knownKeys(db));
  const counts = (await countSealed(database)).filter(({ key }) => key === id);
  const row = known.find((each) => each.id === id);
  const { current, keys } = source.read();
  const own = secretsOf(current, keys)
    .fingerprints()
    .find((each) => each.id === id);
  if (!row && counts.length === 0) throw new UsageError(`This database was not used with a key ${id}.`);
  if (row && own?.check === row.check)
    throw new UsageError(
      `${id} is in ${source.place}. Remove it there first, in every process${source.kind === 'folder' ? `: pnpm omnis keys remove ${id}` : ''}.`,
    );
  if (counts.length > 0) {
    console.log(`Without ${id} these can never be read again:`);
    for (const { table, column, rows } of counts) console.log(`  ${rows} in ${table}.${column}`);
    console.log(
      'Accounts with two-factor sign-in need `omnis staff remove-two-factor` or `omnis owner remove-two-factor`, or a recovery code.',
    );
    console.log(
      'Settings for email and payments must come from SMTP_URL and the STRIPE_ variables. Pages that are open must be reloaded.',
    );
    if (!isSure) {
      console.log(`Nothing was changed. To go on: pnpm omnis keys forget ${id} --yes`);
      process.exitCode = 1;
      return;
    }
  }
  await forgetKey(database, id);
  console.log(`The database has forgotten the key ${id}.`);
}

async function run(config: Config, words: readonly string[], isSure: boolean): Promise<void> {
  const example = 'keys rotate';
  const [action = 'list', id] = words;
  if (!['list', 'rotate', 'reseal', 'remove', 'forget'].includes(action))
    throw new UsageError(`Say what to do with the keys. Use it like this: pnpm omnis ${example}`);
  if ((action === 'remove' || action === 'forget') !== (id !== undefined))
    throw new UsageError(
      id === undefined
        ? `Name the key. Use it like this: pnpm omnis keys ${action} k1`
        : `“${id}” is one word too many. Use it like this: pnpm omnis ${example}`,
    );
  const source = keySourceOf(config);
  const database = await openDatabase(config);
  const settle = database.kind === 'postgres' && source.kind !== 'variables' ? settleMilliseconds : 0;
  const onProgress = (done: number) => console.log(`  ${done} sealed anew`);
  try {
    await migrate(database);
    if (action === 'list') await list(database, source);
    else if (action === 'forget') await forget(database, source, { id: id ?? '', isSure });
    else if (action === 'reseal') {
      const ring = source.read();
      await agreeOnKeys(database, secretsOf(ring.current, ring.keys), source.place);
      const resealed = await reseal(database, ring, { settle, onProgress });
      console.log(`${resealed} values sealed anew; all are sealed with ${ring.current} now.`);
      await list(database, source);
    } else if (source.kind !== 'folder') {
      if (action === 'rotate') await explainRotation(database, source);
      else
        throw new UsageError(
          `The keys are in ${source.place}, which is yours to change. Remove ${id} there, deploy, then: pnpm omnis keys forget ${id}`,
        );
    } else if (action === 'remove') {
      await removeKey(database, config.dataDir, id ?? '');
      console.log(`${id} is removed.`);
    } else {
      const { current, resealed, resumed } = await rotateKeys(database, config.dataDir, {
        settle,
        onProgress,
      });
      const again = resumed ? ', going on with a rotation that was begun before' : '';
      console.log(`${current} seals and signs from now on${again}. ${resealed} values sealed anew.`);
      await list(database, source);
    }
  } finally {
    await database.close();
  }
}

/** `omnis keys`: lists the keys, makes a new one, seals everything anew, drops what is not needed. */
export const keysCommand: Command = {
  name: 'keys',
  usage: 'keys [list|rotate|reseal|remove ID|forget ID]',
  summary: 'Look at the keys that seal and sign, and change them without signing anybody out',
  details: [
    '  list         the keys, and which of them can go',
    '  rotate       make a new key and seal everything anew; for keys of your own, print what to change',
    '  reseal       seal everything anew with the current key',
    '  remove ID    remove an old key from DATA_DIR, once nothing is sealed with it',
    '  forget ID    have the database forget a key that is not used any more, or is lost; says what is lost with it',
    '  --yes        forget a key although something is sealed with it',
    '',
    'Stopped in between, run it again: it goes on where it stopped, and nothing is lost.',
    'With the embedded database, stop the server first. With DATABASE_URL it may go on running.',
  ],
  run: async ({ config, args }) => {
    const { words, options } = readArguments(args, {
      words: 2,
      options: { yes: 'boolean' },
      example: 'keys rotate',
    });
    await run(config, words, options.has('yes'));
  },
};
