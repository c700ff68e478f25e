import type { OrderStatusCode } from './order-status.ts';

/** Name of a flow in `orderFlows`. */
export type OrderFlowCode = 'normal' | 'bespoke' | 'paper';

/** Which statuses may follow each status of a flow; the ordinary way forward comes first. */
export type OrderTransitions = Readonly<Partial<Record<OrderStatusCode, readonly OrderStatusCode[]>>>;

/** The way of an order from its first status to its last (platform.md §4). */
export interface OrderFlow {
  code: OrderFlowCode;
  name: string;
  /** Steps in order; statuses of one array share the step. */
  steps: readonly (readonly OrderStatusCode[])[];
  transitions: OrderTransitions;
}

/**
 * Checks a flow and returns it: at least two steps, none empty, no status twice, transitions between
 * statuses of the flow only, every status reachable from the first and able to reach the last step.
 *
 * @throws Error that names the flow and the status at fault.
 */
// @__NO_SIDE_EFFECTS__
export function defineOrderFlow(flow: OrderFlow): OrderFlow {
  const fail = (problem: string): never => {
    throw new Error(`Order flow ${flow.code}: ${problem}`);
  };
  if (flow.steps.length < 2) fail('needs at least two steps');
  const statuses = new Set<OrderStatusCode>();
  for (const [position, step] of flow.steps.entries()) {
    if (step.length === 0) fail(`step ${position} has no status`);
    for (const status of step) {
      if (statuses.has(status)) fail(`${status} occurs twice`);
      statuses.add(status);
    }
  }
  for (const from of Object.keys(flow.transitions)) {
    if (![...statuses].some((status) => status === from)) fail(`transition from ${from}, which has no step`);
  }
  for (const from of statuses) {
    const targets = flow.transitions[from] ?? fail(`${from} has no transitions`);
    for (const to of targets)
      if (!statuses.has(to)) fail(`transition from ${from} to ${to}, which has no step`);
  }
  const first = flow.steps[0]?.[0] ?? fail('has no first status');
  const reachable = reachableFrom(flow, first);
  for (const status of statuses)
    if (!reachable.has(status)) fail(`${status} cannot be reached from ${first}`);
  const last = flow.steps.at(-1) ?? [];
  for (const status of statuses) {
    const ahead = reachableFrom(flow, status);
    if (!last.some((end) => ahead.has(end))) fail(`${status} cannot reach the last step`);
  }
  return flow;
}

function reachableFrom(flow: OrderFlow, start: OrderStatusCode): Set<OrderStatusCode> {
  const seen = new Set([start]);
  for (const status of seen) for (const to of flow.transitions[status] ?? []) seen.add(to);
  return seen;
}

/** Statuses to which a dispute or an issue may be resolved, where the flow has them. */
const resolutions: readonly OrderStatusCode[] = ['processing', 'printed', 'packing', 'complete'];

/**
 * Transitions of a retail flow: `path` from paid to complete one by one; disputed and issue from any
 * status before complete, and back; refunded from anything paid; exchanged from complete.
 */
// @__NO_SIDE_EFFECTS__
function retailTransitions(path: readonly OrderStatusCode[]): OrderTransitions {
  const resolved: OrderStatusCode[] = [...resolutions.filter((status) => path.includes(status)), 'refunded'];
  const transitions: Partial<Record<OrderStatusCode, readonly OrderStatusCode[]>> = {
    disputed: resolved,
    issue: resolved,
    exchanged: ['refunded'],
    refunded: [],
  };
  for (const [index, status] of path.entries()) {
    const next = path[index + 1];
    transitions[status] =
      next === undefined ? ['exchanged', 'refunded'] : [next, 'issue', 'disputed', 'refunded'];
  }
  return transitions;
}

/** A function, so that a bundle that follows no order leaves the flows out. */
function allFlows(): Readonly<Record<OrderFlowCode, OrderFlow>> {
  return {
    normal: defineOrderFlow({
      code: 'normal',
      name: 'Normal',
      steps: [
        ['new', 'to_be_paid'],
        ['paid'],
        ['processing', 'label_printed', 'printed'],
        ['consolidated', 'packing'],
        ['disputed', 'issue'],
        ['complete', 'exchanged', 'refunded'],
      ],
      transitions: {
        new: ['paid', 'to_be_paid'],
        to_be_paid: ['paid'],
        ...retailTransitions([
          'paid',
          'processing',
          'label_printed',
          'printed',
          'consolidated',
          'packing',
          'complete',
        ]),
      },
    }),
    bespoke: defineOrderFlow({
      code: 'bespoke',
      name: 'Bespoke',
      steps: [
        ['quote', 'bespoke_idle'],
        ['bespoke_requested_terms', 'bespoke_authorised_terms'],
        ['bespoke_mockup', 'bespoke_approved'],
        ['bespoke_paid', 'po_confirmed'],
        ['bespoke_production', 'bespoke_documents_printed'],
        ['bespoke_sorted'],
        ['bespoke_printing'],
        ['bespoke_packing'],
        ['bespoke_shipped', 'bespoke_refunded'],
      ],
      transitions: {
        // A customer who pays at once needs no credit terms, so a quote may go straight to the mock-up.
        quote: ['bespoke_mockup', 'bespoke_requested_terms', 'bespoke_idle'],
        bespoke_idle: ['quote'],
        bespoke_requested_terms: ['bespoke_authorised_terms', 'quote'],
        bespoke_authorised_terms: ['bespoke_mockup'],
        bespoke_mockup: ['bespoke_approved'],
        bespoke_approved: ['bespoke_paid', 'po_confirmed', 'bespoke_mockup'],
        bespoke_paid: ['bespoke_production', 'bespoke_refunded'],
        po_confirmed: ['bespoke_production', 'bespoke_paid'],
        bespoke_production: ['bespoke_documents_printed', 'bespoke_refunded'],
        bespoke_documents_printed: ['bespoke_sorted', 'bespoke_refunded'],
        bespoke_sorted: ['bespoke_printing', 'bespoke_refunded'],
        bespoke_printing: ['bespoke_packing', 'bespoke_refunded'],
        bespoke_packing: ['bespoke_shipped', 'bespoke_refunded'],
        bespoke_shipped: ['bespoke_refunded'],
        bespoke_refunded: [],
      },
    }),
    paper: defineOrderFlow({
      code: 'paper',
      name: 'Paper',
      steps: [
        ['new', 'paid'],
        ['processing'],
        ['printed'],
        ['packing'],
        ['disputed', 'issue'],
        ['complete', 'exchanged', 'refunded'],
      ],
      transitions: {
        new: ['paid'],
        ...retailTransitions(['paid', 'processing', 'printed', 'packing', 'complete']),
      },
    }),
  };
}

/** The three flows of platform.md §4. */
export const orderFlows = /* @__PURE__ */ allFlows();

/** The flow's statuses in order, steps flattened. */
export function flowStatuses(flow: OrderFlow): OrderStatusCode[] {
  return flow.steps.flat();
}

/** Position of a status's step from 0, or null when the flow does not have the status. */
export function stepOf(flow: OrderFlow, status: OrderStatusCode): number | null {
  const position = flow.steps.findIndex((step) => step.includes(status));
  return position === -1 ? null : position;
}

/**
 * How far an order with this status is on its flow: step position ÷ (number of steps − 1), a ratio from 0 to 1
 * (platform.md §4); null when the flow does not have the status.
 */
export function completionAt(flow: OrderFlow, status: OrderStatusCode): number | null {
  const step = stepOf(flow, status);
  return step === null ? null : step / (flow.steps.length - 1);
}

const aside: ReadonlySet<OrderStatusCode> = new Set(['disputed', 'issue']);

/** Tells whether an order is set aside in this status, whose step lies late in the flow whatever was done before. */
export function isSetAside(status: OrderStatusCode): boolean {
  return aside.has(status);
}

/**
 * The statuses to which an order may move next, the ordinary way forward first; none when the status
 * is final or foreign to the flow.
 */
export function nextStatuses(flow: OrderFlow, status: OrderStatusCode): readonly OrderStatusCode[] {
  // A code from outside may be a name that every object has.
  return Object.hasOwn(flow.transitions, status) ? (flow.transitions[status] ?? []) : [];
}

/** Tells whether a move of the flow goes back. */
export function isBackwards(flow: OrderFlow, from: OrderStatusCode, to: OrderStatusCode): boolean {
  const statuses = flowStatuses(flow);
  return statuses.indexOf(to) < statuses.indexOf(from);
}

const reasoned: ReadonlySet<OrderStatusCode> = new Set([
  'disputed',
  'issue',
  'refunded',
  'exchanged',
  'bespoke_refunded',
]);

/**
 * Tells whether staff must give a reason: for disputed, issue, refunded and exchanged, and, when the move is given, for
 * any move backwards.
 *
 * @param status - the status to be reached
 * @example
 * requiresReason('issue'); // true
 * requiresReason('processing', { flow: orderFlows.normal, from: 'issue' }); // true
 */
export function requiresReason(
  status: OrderStatusCode,
  move?: { flow: OrderFlow; from: OrderStatusCode },
): boolean {
  return reasoned.has(status) || (move !== undefined && isBackwards(move.flow, move.from, status));
}
