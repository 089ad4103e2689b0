import { Component, type ReactNode } from 'react';
import { PageFailure } from '../pages/page-failure.tsx';

interface BoundaryState {
  readonly error: Error | undefined;
}

/** A screen that breaks leaves the shell standing. React knows error boundaries as classes only. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <PageFailure error={error} reset={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    );
  }
}
