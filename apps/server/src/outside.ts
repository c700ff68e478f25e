import type { DomainsOutside } from './domains/divisions/custom-domains/managed-domains.ts';
import type { FetchRemoteImageOptions, TargetRules } from './domains/files/index.ts';
import type { PushOutlet } from './domains/notifications/push/push-post.ts';
import type { SmsCarrier } from './domains/notifications/sms/sms.ts';
import type { PluginsOutside } from './domains/plugins/create-plugins.ts';
import type { WebhookOutlet } from './domains/webhooks/post-webhook.ts';
import type { WorkSize } from './security/captcha/proof-of-work.ts';

/** Replacements that tests give for the outside world. */
export interface Outside {
  /** How pictures of imports are fetched. */
  fetchImage?: FetchRemoteImageOptions;
  /** How much a browser works for a proof. */
  captchaWork?: WorkSize;
  /** How text messages are sent. */
  smsCarrier?: SmsCarrier;
  /** How push services are reached. */
  push?: PushOutlet;
  /** How webhooks are reached. */
  webhooks?: WebhookOutlet;
  /** How pictures of posts on Instagram are reached. */
  instagramPictures?: TargetRules;
  /** How the domains of stores are looked up. */
  domains?: DomainsOutside;
  /** Plugins of other teams, and how vendors are asked. */
  plugins?: PluginsOutside;
}
