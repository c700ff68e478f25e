import type { Core } from '../../../core.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Sms } from '../../notifications/sms/sms.ts';
import type { Authenticate } from '../authenticate.ts';
import type { Enter } from '../enter.ts';
import { createConfirmationService } from './confirmation.service.ts';
import { safetyRoutes } from './safety.routes.ts';
import type { SecondFactors } from './second-factor.ts';
import { createOpenSessionsService } from './sessions.service.ts';
import { createSmsFactorService } from './sms.service.ts';
import { createTwoFactorService } from './two-factor.service.ts';

/** Second factors and open sessions of an account. */
export function createSafety(
  core: Core,
  deps: { mailer: Mailer; sms: Sms; factors: SecondFactors; authenticate: Authenticate; enter: Enter },
) {
  const routes = safetyRoutes({
    confirmation: createConfirmationService(core, deps.factors),
    twoFactor: createTwoFactorService(core, deps),
    smsFactor: createSmsFactorService(core, deps),
    openSessions: createOpenSessionsService(core, deps.sms),
  });
  return { routes };
}
