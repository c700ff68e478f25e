import type { Resolver } from 'node:dns/promises';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { isLocal, quickResolver, resolveHost } from '../../dns/lookups.ts';
import { failed, ok, skipped, warn, type Check, type Finding } from '../check.ts';

/** Stores whose custom domains are looked up: the newest ones. */
const sample = 5;

function platformHosts({ platformHost, atlasHost, storesDomain }: Config): string[] {
  return [platformHost, atlasHost, `omnis-doctor.${storesDomain}`].filter((host) => !isLocal(host));
}

/**
 * Checks that the hosts of the platform, its stores and some custom domains lead to one place.
 *
 * @param newResolver - asks the name servers that are given; those of this machine unless there are any
 */
export const dnsCheck = (newResolver: (servers: readonly string[]) => Resolver): Check => ({
  name: 'dns',
  run: async ({ config, core }) => {
    const hosts = platformHosts(config);
    if (hosts.length === 0) return [skipped('all hosts are *.localhost, which need no DNS')];
    const resolver = newResolver(config.dnsServers);
    const found = await Promise.all(
      hosts.map(async (host) => ({ host, answer: await resolveHost(resolver, host) })),
    );
    const own = found.flatMap(({ answer }) => ('addresses' in answer ? answer.addresses : []));
    const findings = found.map(({ host, answer }): Finding => {
      const shown = host.replace(/^omnis-doctor\./, '*.');
      if ('unreachable' in answer) return skipped(`${shown}: no name server answers`);
      return answer.addresses.length === 0
        ? failed(`${shown} leads nowhere`, `Add an A or AAAA record for ${shown} that names the proxy.`)
        : ok(`${shown} is ${answer.addresses.join(', ')}`);
    });
    const { rows } = core
      ? await core.database.direct(
          `SELECT domain FROM (
             SELECT id, array_remove(custom_domain || other_domains, NULL) AS domains FROM divisions
             WHERE custom_domain IS NOT NULL OR other_domains <> '{}' ORDER BY id DESC LIMIT ${sample}
           ) AS store, unnest(domains) WITH ORDINALITY AS of_store (domain, place) ORDER BY id DESC, place`,
          [],
        )
      : { rows: [] };
    const domains = z.array(z.object({ domain: z.string() })).parse(rows);
    const custom = domains.map(async ({ domain }): Promise<Finding> => {
      const answer = await resolveHost(resolver, domain);
      if ('unreachable' in answer) return skipped(`${domain}: no name server answers`);
      return answer.addresses.some((address) => own.includes(address))
        ? ok(`the custom domain ${domain} leads to the platform`)
        : warn(
            `the custom domain ${domain} does not lead to the platform`,
            `Have its owner add a record for ${domain} that names ${config.platformHost}.`,
          );
    });
    return [...findings, ...(await Promise.all(custom))];
  },
});

/** The check by the name servers of the settings, or this machine's. */
export const dns = dnsCheck(quickResolver);
