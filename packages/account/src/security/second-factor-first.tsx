import { LinkButton, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useAccountText } from '../text/account-text.ts';

/** Properties of {@link SecondFactorFirst}. */
export interface SecondFactorFirstProps {
  /** Names who requires a second factor, and what waits for it; null where none is owed. */
  readonly owed: string | null;
  /** Where who was led here was heading; null for who came by themselves. */
  readonly target: string | null;
}

/**
 * Stands over the security page for who was led there: why, and, once the second factor is on, the way on
 * (platform.md §3 Project `force2fa`).
 *
 * @example
 * ```tsx
 * import { SecondFactorFirst } from '@omnis/account';
 * export const Page = () => <SecondFactorFirst owed="Oak & Ash asks it of its team." target="/dashboard/orders/" />;
 * ```
 */
export function SecondFactorFirst({ owed, target }: SecondFactorFirstProps): ReactElement | null {
  const say = useAccountText();
  if (owed !== null)
    return (
      <Notice tone="warning" title={say('You need two-factor sign-in')} alert>
        {owed}
      </Notice>
    );
  if (target === null) return null;
  return (
    <Notice
      tone="success"
      title={say('Two-factor sign-in is on')}
      alert
      actions={
        <LinkButton href={target} size="sm" variant="secondary">
          {say('Continue')}
        </LinkButton>
      }
    >
      {say('That’s all we needed.')}
    </Notice>
  );
}
