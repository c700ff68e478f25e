import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import { createCaptcha } from '../../security/captcha/captcha.ts';
import type { WorkSize } from '../../security/captcha/proof-of-work.ts';
import { createBadgesService } from '../divisions/badges/badges.service.ts';
import type { Basket } from '../basket/create-basket.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Chat } from '../chat/create-chat.ts';
import type { Files } from '../files/index.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Orders } from '../orders/create-orders.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccountsService } from './accounts.service.ts';
import { createAuthenticate } from './authenticate.ts';
import { createEnter } from './enter.ts';
import { lifeRoutes } from './life/life.routes.ts';
import { createPasswordsService } from './life/passwords.service.ts';
import { createProfileService } from './life/profile.service.ts';
import { createVerificationService } from './life/verification.service.ts';
import { createOperatorService } from './operator/operator.service.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeysService } from './passkeys/passkeys.service.ts';
import { createPersonalData } from './personal/create-personal-data.ts';
import { createCaptchaGate } from './proofs/captcha-gate.ts';
import { proofsRoutes } from './proofs/proofs.routes.ts';
import { createTellOfAccount } from './proofs/tell-of-account.ts';
import { createSafety } from './safety/create-safety.ts';
import { createSecondFactors } from './safety/second-factor.ts';
import { createTellOfRecovery } from './safety/tell-of-factor.ts';
import { createSessionView } from './session-view.ts';
import { createStaff } from './staff/create-staff.ts';
import { createTeam } from './team/create-team.ts';

/** The domains that accounts work with. */
export interface AccountsDomains {
  readonly basket: Basket;
  readonly catalogue: Catalogue;
  readonly chat: Chat;
  readonly files: Files;
  readonly notifications: Notifications;
  readonly orders: Orders;
  /** How much a browser works for a proof. */
  readonly captchaWork?: WorkSize | undefined;
}

/** Accounts of shoppers, owners and staff. */
export function createAccounts(core: Core, domains: AccountsDomains) {
  const { mailer, sms } = domains.notifications;
  const { fileStore } = domains.files;
  const { giveGuestOrders } = domains.orders.service;
  const view = createSessionView(core, { badgesOf: createBadgesService(core) });
  const enter = createEnter(core, {
    view,
    takeAlong: [domains.basket.service.merge, domains.chat.shoppers.move],
  });
  const verification = createVerificationService(core, { mailer, giveGuestOrders });
  const factors = createSecondFactors(core);
  const gate = createCaptchaGate(core, createCaptcha(core, domains.captchaWork));
  const authenticate = createAuthenticate(core, gate);
  const accounts = createAccountsService(core, {
    view,
    enter,
    factors,
    authenticate,
    gate,
    tellOfAccount: createTellOfAccount(core, mailer),
    sendVerification: verification.sendFirst,
    tellOfRecovery: createTellOfRecovery(core, mailer),
  });
  const passwords = createPasswordsService(core, { mailer, enter, gate, giveGuestOrders });
  const profile = createProfileService(core, { view, fileStore });
  const team = createTeam(core, { mailer, view });
  const staff = createStaff(core, { mailer, fileStore });
  const personalData = createPersonalData(core, {
    mailer,
    fileStore,
    productsChanged: (division, products) => domains.catalogue.service.changed(division, products),
  });
  const routes: Route[] = [
    ...accountsRoutes(accounts),
    ...lifeRoutes({ verification, passwords, profile }),
    ...team.routes,
    ...createSafety(core, { mailer, sms, factors, authenticate, enter }).routes,
    ...passkeysRoutes(createPasskeysService(core, { enter, mailer })),
    ...staff.routes,
    ...proofsRoutes(core, gate),
    ...personalData.routes,
  ];
  return {
    view,
    team: team.service,
    staff: staff.service,
    firstStaff: staff.first,
    personalData,
    operator: createOperatorService(core, mailer),
    routes,
  };
}

/** The domain of accounts. */
export type Accounts = ReturnType<typeof createAccounts>;
