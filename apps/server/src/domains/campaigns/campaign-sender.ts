import type { Campaign } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { hashToken } from '../../security/secrets.ts';
import { ownLanguage, type Division } from '../../tenancy/division.ts';
import type { Customers } from '../customers/customers.ts';
import { confirmedAfter, consentsOf, everyList } from '../marketing/subscriber-list.ts';
import { unsubscribeLink } from '../notifications/mail/unsubscribe-link.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { shopperAccounts } from '../accounts/customer-accounts.ts';
import { campaignMail, followed } from './campaign-mail.ts';
import { lockCampaign, readCampaign, updateCampaign } from './campaigns.repository.ts';

/** Recipients that one job writes to before it hands over to the next. */
const batch = 200;

/** Sends a part of a campaign. */
export const sendCampaign: JobKind<{ division: number; campaign: string }> = {
  name: 'campaign.send',
  title: 'Send a notification to subscribers',
  schema: z.object({ division: z.number().int(), campaign: z.uuid() }),
  retries: 8,
  retryDelay: 15,
};

/** Some recipients, and the place where the next ones begin; null after the last. */
interface Recipients {
  /** Email addresses of people who agreed. */
  readonly people: readonly string[];
  readonly next: string | null;
}

/** The path of the shop to which a push message leads: other sites are reached from there. */
function pathOf({ id, href }: Campaign, origin: string): string {
  const url = new URL(followed(href || '/', { origin, id }));
  return url.origin === new URL(origin).origin ? `${url.pathname}${url.search}` : `/?campaign=${id}`;
}

/** Sends campaigns to those who agreed; a job that is repeated goes on where the last one committed. */
export function createCampaignSender(
  core: Core,
  { customers, notifications }: { readonly customers: Customers; readonly notifications: Notifications },
) {
  const { database, divisions, jobs, cache, secrets } = core;
  const { mailer, pushes } = notifications;

  /** Customers of a segment who confirmed a list: nobody else may be written to. Null where there is no such segment. */
  async function ofSegment(
    division: Division,
    id: string | null,
    after: string | null,
  ): Promise<Recipients | null> {
    const listed = await customers.segments.list(division);
    if (!listed.ok) throw new Error(listed.message);
    const segment = listed.value.items.find((each) => each.id === id);
    if (!segment) return null;
    const page = await customers.managed.list(division, {
      ...segment.filters,
      sort: 'newest',
      limit: batch,
      ...(after !== null && { cursor: after }),
    });
    if (!page.ok) throw new Error(page.message);
    const emails = page.value.items.map(({ email }) => email.toLowerCase());
    const consents = await database.tenant(division.id, (db) => consentsOf(db, division.id, emails));
    return {
      people: [...new Set(consents.map(({ email }) => email))],
      next: page.value.next,
    };
  }

  async function ofSubscribers(division: Division, after: string | null): Promise<Recipients> {
    const people = await database.tenant(division.id, (db) =>
      confirmedAfter(db, division.id, { after, limit: batch }),
    );
    return { people, next: people.length < batch ? null : (people.at(-1) ?? null) };
  }

  async function write(
    db: Db,
    division: Division,
    { campaign, people }: { readonly campaign: Campaign; readonly people: readonly string[] },
  ): Promise<number> {
    const origin = mailer.originOf(division);
    for (const email of people) {
      // A person who wants no more of these leaves every list by which they come.
      const leaver = { mailingList: everyList, email };
      const unsubscribe = unsubscribeLink(secrets, { origin, division: division.id, leaver });
      await mailer.send(db, division, {
        kind: 'marketing.campaign',
        dedupeKey: `marketing.campaign:${campaign.id}:${hashToken(email)}`,
        to: email,
        origin,
        language: ownLanguage(division),
        unsubscribe,
        draft: (brand) => campaignMail(brand, campaign, { origin, unsubscribe }),
      });
    }
    const accounts = await shopperAccounts(db, division.id, { emails: [...people] });
    const pushed = await pushes.tellCustomers(db, division.id, {
      // An address that was not confirmed may be somebody else's.
      customers: accounts.filter(({ verified }) => verified).map(({ id }) => id),
      dedupeKey: `marketing.campaign:${campaign.id}`,
      content: {
        title: campaign.title,
        body: campaign.body.slice(0, 300),
        href: pathOf(campaign, origin),
        tag: `campaign-${campaign.id}`,
      },
    });
    return people.length + pushed;
  }

  /** Lets a job that came too early come again at the campaign's time. */
  async function waitFor({ id: number }: Division, { id, sendAt }: Campaign): Promise<void> {
    const afterSeconds = Math.max(1, Math.ceil((Date.parse(sendAt ?? '') - Date.now()) / 1000));
    // The job of a later time is there already.
    if (afterSeconds > 60) return;
    await database.tenant(number, (db) =>
      jobs.enqueueLater(db, sendCampaign, { data: { division: number, campaign: id }, afterSeconds }),
    );
  }

  /** Makes a draft of it again, with the reason; where some were written to already and its segment is gone, it ends there. */
  async function takeBack(
    division: Division,
    { id }: Campaign,
    problem: NonNullable<Campaign['problem']>,
  ): Promise<void> {
    await database.tenant(division.id, async (db) => {
      const now = await lockCampaign(db, division.id, id);
      if (!now) return;
      const isBegun = now.campaign.state === 'sending' && problem === 'segment';
      const changes = isBegun
        ? ({ state: 'sent', sentAt: new Date() } as const)
        : ({ state: 'draft', sendAt: null } as const);
      await updateCampaign(
        db,
        { division: division.id, id },
        { ...changes, problem, version: now.campaign.version + 1 },
      );
    });
  }

  async function sendPart(division: Division, id: string): Promise<void> {
    const known = await database.tenant(division.id, (db) => lockCampaign(db, division.id, id));
    if (!known) return;
    const { campaign, reached } = known;
    const isDue = campaign.state === 'scheduled' && Date.parse(campaign.sendAt ?? '') <= Date.now() + 1000;
    // This process's clock may be behind that of the database, by which the job began.
    if (campaign.state === 'scheduled' && !isDue) return waitFor(division, campaign);
    if (campaign.state !== 'sending' && !isDue) return;
    // A store that staff have closed writes to nobody; its owner may send this once it is open again.
    if (division.project.closure !== null || division.project.fraud !== null)
      return takeBack(division, campaign, 'closed');
    const recipients =
      campaign.audience === 'visitors'
        ? { people: [], next: null }
        : campaign.audience === 'segment'
          ? await ofSegment(division, campaign.segment, reached)
          : await ofSubscribers(division, reached);
    if (recipients === null) return takeBack(division, campaign, 'segment');
    const { people, next } = recipients;
    await database.tenant(division.id, async (db) => {
      const now = await lockCampaign(db, division.id, id);
      if (!now) return;
      if (now.reached !== reached || now.campaign.version !== campaign.version) {
        // Its words were changed meanwhile: they are sent as they are now. Otherwise somebody else was quicker.
        if (now.campaign.state === 'scheduled')
          await jobs.enqueue(db, sendCampaign, { division: division.id, campaign: id });
        return;
      }
      const sent = await write(db, division, { campaign, people });
      await updateCampaign(
        db,
        { division: division.id, id },
        {
          sent,
          state: next === null ? 'sent' : 'sending',
          ...(next === null ? { sentAt: new Date() } : { reached: next }),
          version: now.campaign.version + 1,
        },
      );
      if (next !== null) await jobs.enqueue(db, sendCampaign, { division: division.id, campaign: id });
    });
    jobs.wake();
    if (campaign.audience === 'visitors') {
      await divisions.changed(division.id);
      cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    }
  }

  jobs.handle(sendCampaign, async ({ division: number, campaign }) => {
    const division = await divisions.byId(number);
    if (division) await sendPart(division, campaign);
  });

  return {
    /** Emails a campaign to one person, as it would be sent; false where there is none. */
    async test(division: Division, id: string, to: string): Promise<boolean> {
      const found = await database.tenant(division.id, async (db) => {
        const campaign = await readCampaign(db, division.id, id);
        if (!campaign) return false;
        const origin = mailer.originOf(division);
        await mailer.send(db, division, {
          kind: 'marketing.campaign_test',
          dedupeKey: `marketing.campaign_test:${id}:${Date.now()}`,
          to,
          origin,
          language: ownLanguage(division),
          draft: (brand) => campaignMail(brand, campaign, { origin, unsubscribe: null }),
        });
        return true;
      });
      jobs.wake();
      return found;
    },
  };
}

/** Sends campaigns. */
export type CampaignSender = ReturnType<typeof createCampaignSender>;
