import type { Division } from '../../../tenancy/division.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Subject } from '../../../security/subject.ts';

/** The page on which somebody sees to the data of the account. */
export function pageOf(
  { mailer, division }: { mailer: Mailer; division: Division },
  kind: Subject['kind'],
): string {
  switch (kind) {
    case 'customer':
      return `${mailer.originOf(division)}/account/#personal-data`;
    case 'owner':
      return `${mailer.originOf(division)}/dashboard/security/#personal-data`;
    case 'staff':
      return `${mailer.atlasOrigin()}/security/#personal-data`;
  }
}
