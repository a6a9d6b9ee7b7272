import { Component, type ReactNode } from 'react';
import type { ScreenError } from '#domain/report/report.ts';
import { reloadPage } from '../../hooks/reload-page.ts';
import { BoundaryFallback } from './boundary-fallback.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure?: ScreenError | undefined;
}

/** Shows its fallback once any of its content fails to render (product.md, Errors and retry: boundary). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <BoundaryFallback screenError={failure} onRefresh={this.refresh} /> : this.props.children;
  }

  private readonly refresh = (): void => {
    this.setState({ failure: undefined });
    reloadPage();
  };
}
