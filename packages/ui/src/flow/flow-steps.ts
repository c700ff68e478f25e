import { orderStatuses, stepOf, type OrderFlow, type OrderStatusCode } from '@omnis/models';

/** How far a step of a flow has come. */
export type StepState = 'done' | 'current' | 'todo';

/** One thing that a step can stand for; slash steps have several. */
export interface FlowChoice {
  readonly key: string;
  readonly label: string;
  /** Where the flow is now. */
  readonly current?: boolean;
  /** The flow has been here. */
  readonly visited?: boolean;
}

/** One position of a flow. */
export interface FlowStep {
  readonly key: string;
  readonly state: StepState;
  readonly choices: readonly FlowChoice[];
}

/** Mishaps that most orders never have: no step of the usual way. */
const mishaps: ReadonlySet<OrderStatusCode> = new Set([
  'disputed',
  'issue',
  'exchanged',
  'refunded',
  'bespoke_refunded',
]);

/**
 * The steps of an order's flow for {@link FlowDiagram} (platform.md §4: slash separates statuses that share a step).
 * Disputes, issues, exchanges and refunds are shown only where they happened: an order that went well never had them.
 * One that they ended keeps to do what it never reached: it was not packed because it was refunded.
 *
 * @param status - where the order is; a status that the flow does not have leaves every step to do.
 * @param visited - the statuses of its log.
 */
export function orderFlowSteps(
  flow: OrderFlow,
  status: OrderStatusCode,
  visited: readonly OrderStatusCode[] = [],
): FlowStep[] {
  const position = stepOf(flow, status);
  const last = flow.steps.length - 1;
  const ordinary = visited.filter((code) => !mishaps.has(code));
  const reached = mishaps.has(status)
    ? Math.max(-1, ...ordinary.map((code) => stepOf(flow, code) ?? -1))
    : last;
  return flow.steps.flatMap((codes, at): FlowStep[] => {
    const shown = codes.filter((code) => !mishaps.has(code) || code === status || visited.includes(code));
    if (shown.length === 0) return [];
    const isBefore = position !== null && at < position;
    const isTaken = at <= reached || codes.some((code) => visited.includes(code));
    const isPast = (isBefore && isTaken) || (at === position && at === last);
    return [
      {
        key: codes.join('/'),
        state: isPast ? 'done' : at === position ? 'current' : 'todo',
        choices: shown.map((code) => ({
          key: code,
          label: orderStatuses[code].name,
          current: code === status,
          visited: visited.includes(code),
        })),
      },
    ];
  });
}
