import { route, type Route } from '../../../http/route.ts';
import type { GateService } from './gate.service.ts';

/** The call of closed stores. */
export function gateRoutes(gate: GateService): Route[] {
  return [
    route('store.unlock', async ({ division, ip }, { body }) => {
      const opened = await gate.unlock(division, { password: body.password, ip });
      return opened.ok
        ? { ok: true, value: { message: 'Welcome' }, headers: { 'set-cookie': opened.value } }
        : opened;
    }),
  ];
}
