import { token } from '@omnis/theme/react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useUiLocale } from '../text/ui-text.tsx';

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Root = styled.div.withConfig({ componentId: 'ui-progress-bar' })`
  display: grid;
  gap: ${token('space.2')};
  font-size: ${token('type.sm')};

  .text {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
  }
  .text[data-hidden] {
    display: none;
  }
  .amount {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  .track {
    height: 0.5rem;
    border-radius: ${token('radius.full')};
    background: ${token('progress.track')};
    overflow: hidden;
  }
  .bar {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background: ${token('progress.bar')};
    transform: translateX(calc(-100% + var(--progress, 0%)));
    transition: transform ${token('motion.slow')} ${token('motion.ease')};
  }
  &[data-unknown] .bar {
    width: 40%;
    animation: ${travel} 1.4s ease-in-out infinite;
  }
  &[data-tone='error'] .bar {
    background: ${token('error.color')};
  }
  &[data-tone='success'] .bar {
    background: ${token('success.color')};
  }
  @media (forced-colors: active) {
    .track {
      border: 1px solid CanvasText;
    }
    .bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] .bar {
      width: 100%;
      opacity: 0.4;
      animation: none;
      transform: none;
    }
  }
`;

/** Properties of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Name of the task in progress. */
  readonly label: ReactNode;
  /** For the ear only. */
  readonly hideLabel?: boolean;
  /** How much is done, of `max`; null while that is not known. */
  readonly value: number | null;
  /** 100 unless told. */
  readonly max?: number;
  /** In place of the percentage: “312 of 1,200 rows”. */
  readonly valueText?: string;
  readonly tone?: 'brand' | 'success' | 'error';
}

/**
 * How far something has come.
 *
 * @example
 * ```tsx
 * import { ProgressBar } from '@omnis/ui';
 * export const example = () => <ProgressBar label="Importing products" value={62} />;
 * ```
 */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'brand',
}: ProgressBarProps): ReactElement {
  const id = useId();
  const done = value === null ? null : Math.min(Math.max(value, 0), max);
  const percentage = done === null || max <= 0 ? 0 : (done / max) * 100;
  const percent = new Intl.NumberFormat(useUiLocale(), { style: 'percent' });
  const text = valueText ?? (done === null ? undefined : percent.format(Math.floor(percentage) / 100));
  const style: Record<`--${string}`, string> = { '--progress': `${percentage}%` };
  return (
    <Root data-unknown={done === null ? '' : undefined} data-tone={tone}>
      <div className="text" data-hidden={hideLabel ? '' : undefined}>
        <span id={id}>{label}</span>
        {text !== undefined && <span className="amount">{text}</span>}
      </div>
      <div
        className="track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done ?? undefined}
        aria-valuetext={text}
      >
        <div className="bar" style={style} />
      </div>
    </Root>
  );
}
