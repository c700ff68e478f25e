import type { CompletionBadgeCode } from '@omnis/models';
import { sql, type RawBuilder } from 'kysely';

/**
 * When each completion badge of a store was earned (platform.md §1), by what was really done: a time, or null while it
 * was not. The one place that looks into the tables of other domains, and it only reads: a badge is about all of them.
 */
export const badgeRules: Readonly<
  Record<CompletionBadgeCode, (division: number) => RawBuilder<Date | null>>
> = {
  // An owner has proved the address and signed the agreement.
  'sign-up': (division) => sql`
    SELECT min(greatest(c.verified_at, coalesce(c.eula_signed_at, c.verified_at)))
    FROM memberships m JOIN customers c ON c.id = m.customer_id
    WHERE m.division_id = ${division} AND m.role = 'owner' AND c.verified_at IS NOT NULL AND c.eula_version IS NOT NULL`,
  // Products came in from a file of Shopify's.
  'shopify-sign-up': (division) => sql`
    SELECT min(finished_at) FROM imports
    WHERE division_id = ${division} AND source = 'shopify' AND state = 'done'`,
  // A payment account of its own, or a plan that is more than the one that stores begin with.
  billing: (division) => sql`
    SELECT CASE WHEN d.payment_processor = 'direct' OR d.plan <> 'standard'
      THEN coalesce((SELECT min(at) FROM audit_log WHERE division_id = ${division} AND action = 'store.plan_changed'), d.created_at) END
    FROM divisions d WHERE d.id = ${division}`,
  // Somebody of the team gave a product a picture.
  designer: (division) => sql`
    SELECT min(at) FROM audit_log WHERE division_id = ${division} AND action = 'product.image_added'`,
  profile: (division) => sql`
    SELECT CASE WHEN d.name <> '' AND d.logo IS NOT NULL
      THEN coalesce((SELECT max(at) FROM audit_log WHERE division_id = ${division} AND action = 'store.logo_changed'), d.created_at) END
    FROM divisions d WHERE d.id = ${division}`,
  // Chosen, be it the one that stores begin with; or begun with another one.
  theme: (division) => sql`
    SELECT coalesce(
      (SELECT min(at) FROM audit_log WHERE division_id = ${division} AND action = 'store.theme_changed'),
      CASE WHEN d.theme <> 'base' OR d.theme_properties <> '{}' THEN d.created_at END)
    FROM divisions d WHERE d.id = ${division}`,
  // The home page was saved since the store began.
  homepage: (division) => sql`
    SELECT min(updated_at) FROM pages WHERE division_id = ${division} AND url = '/' AND version > 1`,
  // The first order whose money is there.
  entrepreneur: (division) => sql`
    SELECT min(created_at) FROM orders WHERE division_id = ${division} AND payment_state IN ('authorised', 'paid', 'refunded')`,
};
