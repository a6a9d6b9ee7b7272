import { Component, type ReactNode } from 'react';

interface CatchProps {
  /** Identifies the content. Other content is tried again after a failure. */
  readonly of: unknown;
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CatchState {
  readonly of: unknown;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Shows its fallback once any of its content fails to render. */
export class Catch extends Component<CatchProps, CatchState> {
  override readonly state: CatchState = { of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: CatchProps, state: CatchState): CatchState | null {
    return of === state.of ? null : { of, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
