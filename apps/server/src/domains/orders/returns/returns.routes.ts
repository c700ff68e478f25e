import { statusTexts } from '@omnis/contract';
import { fail } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import type { ReturnsService } from './returns.service.ts';

const gone = () => fail('not_found', statusTexts[404] ?? '');

/** Calls by which customers send goods back. The preview origin never holds anybody's order. */
export function returnsRoutes(returns: ReturnsService): Route[] {
  return [
    route('orders.returns', async ({ division, hostKind }, { params }) =>
      hostKind === 'preview' ? gone() : returns.read(division, params.orderHash),
    ),
    route('orders.askReturn', async ({ division, hostKind, origin, idempotencyKey }, { params, body }) =>
      hostKind === 'preview' ? gone() : returns.ask({ division, origin, ...params }, idempotencyKey, body),
    ),
    route('orders.cancelReturn', async ({ division, hostKind, origin }, { params: { orderHash, number } }) =>
      hostKind === 'preview' ? gone() : returns.cancel({ division, origin, orderHash }, number),
    ),
  ];
}
