import type { Campaign } from '@omnis/contract';
import { notificationSchema, type Notification } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Division } from '../../tenancy/division.ts';
import { followed } from './campaign-mail.ts';
import { shownCampaigns } from './campaigns.repository.ts';

const base = 'https://store.invalid';

/** A link as the shop shows it, with the mark by which it counts that it was followed; actions of the page stay. */
function marked(href: string, id: string): string {
  if (href === '' || href.startsWith('@') || href.startsWith('#')) return href;
  const link = followed(href, { origin: base, id });
  return link.startsWith(base) ? link.slice(base.length) : link;
}

function toNotification(campaign: Campaign): Notification {
  const { id, title, body, image, href, position, template, actions, formFields, sentAt } = campaign;
  return notificationSchema.parse({
    id: `campaign-${id}`,
    title,
    body,
    image,
    href: marked(href, id),
    position,
    template,
    tag: `campaign-${id}`,
    replacePrevious: true,
    createdAt: sentAt,
    actions: actions.map((action) => ({ ...action, href: marked(action.href, id) })),
    form: formFields.length === 0 ? null : { fields: formFields.map((name) => ({ name })) },
  });
}

/** Notifications that a store shows its visitors, newest first. */
export async function shownNotifications(
  { database }: Pick<Core, 'database'>,
  { id }: Pick<Division, 'id'>,
): Promise<Notification[]> {
  return (await database.tenant(id, (db) => shownCampaigns(db, id))).map(toNotification);
}
