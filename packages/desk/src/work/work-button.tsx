import { Button, LinkButton, type ButtonProps } from '@omnis/ui';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useOrderWork, type MissingRight, type WorkRight } from './order-work.ts';

/** Properties of {@link LockedButton}. */
export interface LockedButtonProps extends Omit<ButtonProps, 'onClick' | 'startIcon' | 'type'> {
  readonly missing: MissingRight;
}

/** A button of work that needs another right, which it asks for (storefront.md §6). */
export function LockedButton({ missing, ...rest }: LockedButtonProps): ReactElement {
  return (
    <Button
      {...rest}
      startIcon={<Lock aria-hidden="true" />}
      aria-haspopup="dialog"
      title={missing.title}
      onClick={missing.ask}
    />
  );
}

/** Properties of {@link WorkButton}. */
export interface WorkButtonProps extends ButtonProps {
  readonly right: WorkRight;
}

/** A button of the work on an order; without the right, it has a lock and asks for it. */
export function WorkButton({ right, ...rest }: WorkButtonProps): ReactElement {
  const missing = useOrderWork().missing(right);
  if (missing === null) return <Button {...rest} />;
  const { onClick: _onClick, startIcon: _startIcon, type: _type, ...look } = rest;
  return <LockedButton {...look} missing={missing} />;
}

/** Properties of {@link SlipButton}. */
export interface SlipButtonProps extends Pick<ButtonProps, 'children' | 'aria-label'> {
  readonly order: number;
  /** Number of the parcel; the whole order unless told. */
  readonly parcel?: number;
}

/** Opens a packing slip in a new tab; without the right to print, it asks for it. */
export function SlipButton({ order, parcel, ...rest }: SlipButtonProps): ReactElement {
  const { missing, slipPath } = useOrderWork();
  const lacking = missing('print');
  if (lacking !== null) return <LockedButton {...rest} variant="secondary" size="sm" missing={lacking} />;
  return (
    <LinkButton {...rest} variant="secondary" size="sm" href={slipPath(order, parcel)} target="_blank" />
  );
}
