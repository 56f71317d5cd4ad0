import type { HTMLAttributes, DetailedHTMLProps } from 'react';

type ElementProps = DetailedHTMLProps<
  HTMLAttributes<HTMLElement>,
  HTMLElement
> & {
  of?: string;
  when?: string;
  prefix?: string | undefined;
  props?: string | undefined;
};

declare module 'react' {
  // React looks for the names of elements here.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
    interface IntrinsicElements {
      [name: `site-${string}`]: ElementProps;
    }
  }
}
