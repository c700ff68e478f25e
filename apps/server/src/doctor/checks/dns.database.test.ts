import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startDnsServer, type DnsServer } from '../../testing/dns-server.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { dnsCheck } from './dns.ts';
import { senderRecords } from './mail.ts';

const settings = {
  STORES_DOMAIN: 'shops.example',
  PLATFORM_HOST: 'omnis.test',
  ATLAS_HOST: 'atlas.omnis.test',
};

let platform: TestPlatform;
let server: DnsServer;
beforeAll(async () => {
  server = await startDnsServer({
    'omnis.test': { A: ['192.0.2.1'], AAAA: ['2001:db8::1'], TXT: ['v=spf1 -all', 'other=1'] },
    '_dmarc.omnis.test': { TXT: ['v=DMARC1; p=none'] },
    'mail._domainkey.omnis.test': { TXT: ['v=DKIM1; k=rsa; p=MIGf'] },
    'bare.test': { A: ['192.0.2.1'], TXT: ['other=1'] },
    // A key that was withdrawn.
    'mail._domainkey.bare.test': { TXT: ['v=DKIM1; p='] },
    'atlas.omnis.test': {},
    'omnis-doctor.shops.example': { isSilent: true },
    'silent.test': { isSilent: true },
    'here.example': { A: ['192.0.2.1'] },
    'elsewhere.example': { A: ['198.51.100.9'] },
    'further.example': { A: ['192.0.2.1'] },
    'astray.example': { A: ['198.51.100.9'] },
    'alone.example': { A: ['192.0.2.1'] },
  });
  platform = await createTestPlatform();
  const domains = [
    [testDivisions.demo, 'here.example', ['further.example', 'astray.example']],
    [testDivisions.other, 'elsewhere.example', []],
  ] as const;
  await platform.core.database.platform(async ({ query }) => {
    for (const [id, domain, others] of domains)
      await query
        .updateTable('divisions')
        .set({ custom_domain: domain, other_domains: [...others] })
        .where('id', '=', id)
        .execute();
    await query
      .updateTable('divisions')
      .set({ other_domains: ['alone.example'] })
      .where('id', '=', testDivisions.platform)
      .execute();
  });
});
afterAll(async () => {
  server.stop();
  await platform.close();
});

test('hosts are told as they are, and custom domains by whether they lead to the platform', async () => {
  const { core } = platform;
  const { database } = core;
  const check = dnsCheck(() => server.resolver());
  const findings = await check.run({ config: readConfig(settings), database, core, missing: '' });
  expect(findings.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'ok omnis.test is 192.0.2.1, 2001:db8::1',
    'fail atlas.omnis.test leads nowhere',
    'skipped *.shops.example: no name server answers',
    'warn the custom domain elsewhere.example does not lead to the platform',
    'ok the custom domain here.example leads to the platform',
    'ok the custom domain further.example leads to the platform',
    'warn the custom domain astray.example does not lead to the platform',
    'ok the custom domain alone.example leads to the platform',
  ]);
  for (const { level, mend } of findings)
    if (level === 'fail' || level === 'warn') expect(mend).toMatch(/record/);
});

test('a domain’s records for mail servers are read', async () => {
  const found = async (domain: string): Promise<string[]> =>
    (await senderRecords(server.resolver(), domain)).map(({ level, text }) => `${level} ${text}`);
  expect(await found('omnis.test')).toEqual([
    'ok omnis.test has an SPF record',
    'ok omnis.test has a DMARC record',
    'ok omnis.test has a DKIM key',
  ]);
  expect(await found('bare.test')).toEqual([
    'warn bare.test has no SPF record',
    'warn bare.test has no DMARC record',
    expect.stringMatching(/^skipped bare\.test has no DKIM key/),
  ]);
  expect(await found('silent.test')).toEqual(['skipped no name server answers for silent.test']);
});
