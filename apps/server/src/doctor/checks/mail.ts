import type { Resolver } from 'node:dns/promises';
import { z } from 'zod';
import { platformDivision } from '@omnis/models';
import { isLocal, quickResolver, resolveTexts } from '../../dns/lookups.ts';
import { checkSmtp } from '../../domains/setup/smtp.ts';
import { failed, ok, skipped, warn, type Check, type Finding, type Patient } from '../check.ts';

/** Names under which common services keep their DKIM keys; the real one is only in a message. */
const selectors = ['default', 'dkim', 'google', 'k1', 'mail', 's1', 'selector1', 'selector2', 'resend', 'pm'];

async function senderDomain({ config, core }: Patient): Promise<string> {
  const { rows } = core
    ? await core.database.direct('SELECT contact_email AS email FROM divisions WHERE id = $1', [
        platformDivision,
      ])
    : { rows: [] };
  const [row] = z.array(z.object({ email: z.string().nullable() })).parse(rows);
  return row?.email?.split('@')[1] || config.platformHost;
}

/**
 * Checks that other mail servers will trust messages from a domain: its SPF, DMARC and DKIM records.
 *
 * @param resolver - asks the name servers
 */
export async function senderRecords(resolver: Resolver, domain: string): Promise<Finding[]> {
  if (isLocal(domain)) return [skipped(`${domain} has no DNS`)];
  const [spf, dmarc] = await Promise.all([
    resolveTexts(resolver, domain),
    resolveTexts(resolver, `_dmarc.${domain}`),
  ]);
  if (spf === null || dmarc === null) return [skipped(`no name server answers for ${domain}`)];
  const keys = await Promise.all(
    selectors.map((name) => resolveTexts(resolver, `${name}._domainkey.${domain}`)),
  );
  const hasKey = keys.some((found) => found?.some((text) => /(^|;)\s*p=\S/.test(text)));
  return [
    spf.some((text) => text.startsWith('v=spf1'))
      ? ok(`${domain} has an SPF record`)
      : warn(
          `${domain} has no SPF record`,
          `Add the TXT record of your mail service, such as “v=spf1 include:… -all”.`,
        ),
    dmarc.some((text) => text.startsWith('v=DMARC1'))
      ? ok(`${domain} has a DMARC record`)
      : warn(
          `${domain} has no DMARC record`,
          `Add a TXT record at _dmarc.${domain}, such as “v=DMARC1; p=none”.`,
        ),
    hasKey
      ? ok(`${domain} has a DKIM key`)
      : skipped(`${domain} has no DKIM key under the usual names; your mail service says under which it is`),
  ];
}

/** Checks that the mail server lets us in, without sending anything, and that others will trust the sender. */
export const mail: Check = {
  name: 'mail',
  run: async (patient) => {
    const { config, core } = patient;
    const url = core?.settings.smtpUrl() ?? config.smtpUrl;
    if (url === null) {
      return [
        config.mode === 'production'
          ? warn('there is no mail server: email waits in the outbox', 'Set SMTP_URL.')
          : skipped('there is no mail server: email waits in the outbox'),
      ];
    }
    const [server, sender] = await Promise.all([
      checkSmtp(url),
      senderDomain(patient).then((domain) => senderRecords(quickResolver(patient.config.dnsServers), domain)),
    ]);
    const { host } = new URL(url);
    return [
      server.ok
        ? ok(`${host} answers and takes the login`)
        : failed(
            server.errors[0]?.message ?? server.message,
            'Check SMTP_URL, and that the port is open from here.',
          ),
      ...sender,
    ];
  },
};
