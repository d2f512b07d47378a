import { type RefObject, useEffect, useState } from 'react';
import type { Section } from './sections-of.ts';

// Below the bar at the top, with room to breathe.
const lineOfReading = 140;

/** Which section is being read, by where the page stands; how far the reading is read is drawn onto the bar. */
export function useReadingPlace(
  sections: readonly Section[],
  bar: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= lineOfReading;
      });
      setCurrent(passed.at(-1)?.id);
      const reading = document.querySelector('[data-reading]')?.getBoundingClientRect();
      if (!reading || !bar.current) return;
      const share = (window.innerHeight - reading.top) / Math.max(1, reading.height);
      bar.current.style.setProperty('--read', String(Math.min(1, Math.max(0, share))));
    };
    const ask = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [sections, bar]);
  return current;
}
