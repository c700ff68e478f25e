import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** How sessions, links, codes and counts of tries end. */
export function accountEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  const { sessionsDays } = config.retention;
  return [
    agedRows(database, {
      name: 'sessions',
      table: 'sessions',
      key: ['token_hash'],
      from: 'LEAST(expires_at, revoked_at)',
      keep: `${sessionsDays} days`,
    }),
    agedRows(database, {
      name: 'rate_limits',
      table: 'rate_limits',
      key: ['key'],
      from: 'resets_at',
      keep: '1 day',
    }),
    agedRows(database, {
      name: 'account_tokens',
      table: 'account_tokens',
      key: ['token_hash'],
      from: 'expires_at',
      keep: '7 days',
    }),
    agedRows(database, {
      name: 'trusted_devices',
      table: 'trusted_devices',
      key: ['token_hash'],
      from: 'expires_at',
      keep: '0 days',
    }),
    agedRows(database, {
      name: 'sms_codes',
      table: 'sms_codes',
      key: ['kind', 'subject_id', 'purpose'],
      from: 'expires_at',
      keep: '1 day',
    }),
    agedRows(database, {
      name: 'passkey_challenges',
      table: 'passkey_challenges',
      key: ['challenge_hash'],
      from: 'expires_at',
      keep: '0 days',
    }),
    agedRows(database, {
      name: 'team_invitations',
      table: 'team_invitations',
      key: ['division_id', 'id'],
      from: 'expires_at',
      keep: '30 days',
    }),
    agedRows(database, {
      name: 'personal_exports',
      table: 'personal_exports',
      key: ['id'],
      from: 'expires_at',
      keep: '0 days',
    }),
  ];
}
