import { useLayoutEffect, type RefObject } from 'react';

/** Lets the panel end above the edge of the window, wherever the bar is: what is on top of the bar scrolls away. */
export function useFit(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const bottom =
        panel.current?.parentElement?.getBoundingClientRect().bottom ?? 0;
      panel.current?.style.setProperty('--search-top', `${bottom}px`);
    };
    fit();
    addEventListener('scroll', fit);
    addEventListener('resize', fit);
    return () => {
      removeEventListener('scroll', fit);
      removeEventListener('resize', fit);
    };
  }, [panel]);
}
