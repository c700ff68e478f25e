import { media, token } from '@omnis/theme/react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { FlowStep, StepState } from './flow-steps.ts';
import type { UiText } from '../text/ui-texts.ts';
import { useUiLocale, useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-flow-diagram' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};

  ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    --step-line: ${token('progress.track')};
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    padding-top: 2.5rem;
    padding-inline: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.35;
    text-align: center;
  }
  li[data-state='done'],
  li[data-state='current'] {
    --step-line: ${token('progress.bar')};
  }
  /* Nothing leads from what is to do, though a part may be further. */
  li[data-state='todo'] + li {
    --step-line: ${token('progress.track')};
  }
  /* The line that leads here from the step before. */
  li + li::before {
    content: '';
    position: absolute;
    top: calc(0.875rem - 1px);
    inset-inline: calc(-50% + 1.125rem) calc(50% + 1.125rem);
    height: 2px;
    background: var(--step-line);
  }
  .mark {
    position: absolute;
    top: 0;
    left: calc(50% - 0.875rem);
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid ${token('border.strong')};
    border-radius: 50%;
    background: ${token('surface.base')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
  .mark svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 3;
  }
  li[data-state='done'] .mark {
    border-color: ${token('form.accent')};
    background: ${token('form.accent')};
    color: ${token('form.accentContrast')};
  }
  li[data-state='current'] .mark {
    border-color: ${token('form.accent')};
    color: ${token('text.color')};
    box-shadow: 0 0 0 4px ${token('primary.soft')};
  }
  li[data-state='current'] {
    color: ${token('text.color')};
  }
  .choice {
    display: block;
    min-width: 0;
    overflow-wrap: break-word;
  }
  .choice[data-visited] {
    color: ${token('text.color')};
  }
  .choice[data-current] {
    color: ${token('text.color')};
    font-weight: ${token('weight.bold')};
  }
  li[data-state='current'] .choice:not([data-current], [data-visited]),
  li[data-state='done'] .choice:not([data-visited]) {
    color: ${token('text.muted')};
  }

  ${media.down('md')} {
    ol {
      flex-direction: column;
      gap: ${token('space.4')};
    }
    li {
      display: flex;
      flex: none;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 0.5em;
      min-height: 1.75rem;
      padding: 0 0 0 calc(1.75rem + min(${token('space.4')}, 4.3vw));
      text-align: start;
    }
    li + li::before {
      top: calc(-1 * ${token('space.4')});
      bottom: 100%;
      inset-inline: calc(0.875rem - 1px) auto;
      width: 2px;
      height: auto;
    }
    .mark {
      left: 0;
      top: 0;
    }
    .choice + .choice::before {
      content: '/ ';
      color: ${token('text.muted')};
      font-weight: ${token('weight.regular')};
    }
  }
`;

const spoken = { done: 'Done:', current: 'Now:', todo: 'To do:' } as const satisfies Readonly<
  Record<StepState, UiText>
>;

/** Properties of {@link FlowDiagram}. */
export interface FlowDiagramProps {
  /** Names the flow: “Progress of order 1042”. */
  readonly label: string;
  readonly steps: readonly FlowStep[];
  /** How much of it is done, 0 to 100; left out where it does not matter. */
  readonly percentage?: number;
}

/**
 * A way with steps that are done, current and to do; steps with several choices show them at one position. Use
 * `orderFlowSteps` for an order. Across from the medium breakpoint on, down the page below it.
 */
export function FlowDiagram({ label, steps, percentage }: FlowDiagramProps): ReactElement {
  const say = useUiText();
  const percent = new Intl.NumberFormat(useUiLocale(), { style: 'percent' });
  const done = percentage === undefined ? null : Math.round(percentage);
  return (
    <Root role="group" aria-label={label}>
      <ol>
        {steps.map((step, at) => (
          <li
            key={step.key}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="mark" aria-hidden="true">
              {step.state === 'done' ? <Check /> : at + 1}
            </span>
            <VisuallyHidden>{say(spoken[step.state])} </VisuallyHidden>
            {step.choices.map((choice) => (
              <span
                key={choice.key}
                className="choice"
                data-current={choice.current ? '' : undefined}
                data-visited={choice.visited ? '' : undefined}
              >
                {choice.label}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {done !== null && (
        <ProgressBar
          label={say('Progress')}
          value={done}
          valueText={say('{percent} complete', { percent: percent.format(done / 100) })}
        />
      )}
    </Root>
  );
}

/** Properties of {@link Stepper}. */
export interface StepperProps {
  readonly label: string;
  /** Names of the steps in order. */
  readonly steps: readonly string[];
  /** Position of the current step, from 0; the number of steps when all are done. */
  readonly current: number;
}

/**
 * Where one is in a task of a few steps, such as a checkout.
 *
 * @example
 * ```tsx
 * import { Stepper } from '@omnis/ui';
 * export const example = () => <Stepper label="Checkout" steps={['Delivery', 'Payment']} current={0} />;
 * ```
 */
export function Stepper({ label, steps, current }: StepperProps): ReactElement {
  const flow = steps.map((name, at): FlowStep => {
    const state = at < current ? 'done' : at === current ? 'current' : 'todo';
    return {
      key: name,
      state,
      choices: [{ key: name, label: name, current: state === 'current', visited: state === 'done' }],
    };
  });
  return <FlowDiagram label={label} steps={flow} />;
}
