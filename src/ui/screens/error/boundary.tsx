import { Component, type ReactNode } from 'react';
import { reloadPage } from '../../hooks/reload-page.ts';
import { BoundaryFallback } from './boundary-fallback.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Shows its fallback once any of its content fails to render (product.md, Errors and retry: boundary). */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BoundaryFallback onRefresh={this.refresh} /> : this.props.children;
  }

  private readonly refresh = (): void => {
    this.setState({ failed: false });
    reloadPage();
  };
}
