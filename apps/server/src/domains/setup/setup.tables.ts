import type { DefaultedTime, Time } from '../../database/columns.ts';

/** Row of `setup_links`: an address by which a new installation can be set up. */
export interface SetupLinksTable {
  token_hash: string;
  created_at: DefaultedTime;
  expires_at: Time;
}

/** Row of `platform_settings`: what was typed when the platform was set up, sealed. */
export interface PlatformSettingsTable {
  name: 'mail' | 'payments';
  value_sealed: string;
  updated_at: DefaultedTime;
}
