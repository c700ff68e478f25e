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

/**
 * The steps of an order's flow for {@link FlowDiagram} (platform.md §4: slash separates statuses that share a step).
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
  return flow.steps.map((codes, at): FlowStep => {
    const state = position === null || at > position ? 'todo' : at === position ? 'current' : 'done';
    return {
      key: codes.join('/'),
      state,
      choices: codes.map((code) => ({
        key: code,
        label: orderStatuses[code].name,
        current: code === status,
        visited: visited.includes(code),
      })),
    };
  });
}
