import { Component, type ReactNode } from 'react';

/** Properties of {@link PartBoundary}. */
export interface PartBoundaryProps {
  readonly onFailure?: () => void;
  /** A change of it tries again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps a part that throws from taking the page with it: nothing stands in its place. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: PartBoundaryProps,
    state: PartBoundaryState,
  ): Partial<PartBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
